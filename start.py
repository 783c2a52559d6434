"""Sets Gallery up in this folder, once, and runs it: `python3 start.py [what you would say to gallery]`.

Without arguments the app opens. Everything after start.py goes to the `gallery` command as it is.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Gallery needs Python 3.11 or newer; this is %d.%d. Install one from python.org." % sys.version_info[:2])

# Right after the test of the version, because an older Python could not even read these.
from tools.launch import start

if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))
