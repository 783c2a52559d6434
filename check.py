"""Sets Gallery up in this folder, once, and runs its tests: `python3 check.py [--all] [--lint] [what you would say to pytest]`.

Without arguments the quick suite runs, with `--all` every test. `--lint` runs the linters and the type checker instead.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Gallery needs Python 3.11 or newer; this is %d.%d. Install one from python.org." % sys.version_info[:2])

# Right after the test of the version, because an older Python could not even read these.
from tools.launch import check

if __name__ == "__main__":
    sys.exit(check(sys.argv[1:]))
