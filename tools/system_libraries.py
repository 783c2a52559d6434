"""What Debian and Ubuntu leave out and Qt or the tests need: found by looking, installed by apt where we may.

Qt's own files come with pip; the libraries of the system that they lean on do not. `ldd` tells which are missing, for just
those parts of Qt that the program uses. macOS and Windows bring all of them along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.setup_here import Fault, read_stamp, say, write_stamp

PACKAGES: dict[str, tuple[str, ...]] = {
    "libGL.so.1": ("libgl1",),
    "libEGL.so.1": ("libegl1",),
    "libOpenGL.so.0": ("libopengl0",),
    "libGLX.so.0": ("libglx0",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libX11.so.6": ("libx11-6",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libXext.so.6": ("libxext6",),
    "libXrandr.so.2": ("libxrandr2",),
    "libxcb.so.1": ("libxcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xinput.so.0": ("libxcb-xinput0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
    "libpulse.so.0": ("libpulse0",),
    "libpulse-mainloop-glib.so.0": ("libpulse-mainloop-glib0",),
    "libasound.so.2": ("libasound2t64", "libasound2"),
    "libcups.so.2": ("libcups2t64", "libcups2"),
    "libdrm.so.2": ("libdrm2",),
    "libgbm.so.1": ("libgbm1",),
    "libnss3.so": ("libnss3",),
    "libnspr4.so": ("libnspr4",),
    "libva.so.2": ("libva2",),
    "libva-drm.so.2": ("libva-drm2",),
    "libva-x11.so.2": ("libva-x11-2",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libstdc++.so.6": ("libstdc++6",),
}
"""Library → Debian package; two names where newer releases renamed it for 64-bit time."""

QT_PARTS = (
    "Qt/lib/libQt6Core.so.6",
    "Qt/lib/libQt6Gui.so.6",
    "Qt/lib/libQt6Widgets.so.6",
    "Qt/lib/libQt6DBus.so.6",
    "Qt/lib/libQt6Multimedia.so.6",
    "Qt/lib/libQt6Pdf.so.6",
    "Qt/lib/libQt6PrintSupport.so.6",
    "Qt/lib/libQt6Svg.so.6",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/printsupport/libcupsprintersupport.so",
)
"""The files of PySide6 that the program loads, the plugin for X included. Wayland's is loaded only where its libraries are."""

TEST_TOOLS: tuple[tuple[str, str], ...] = (
    ("unicode-data", "/usr/share/unicode/BidiCharacterTest.txt"),
    ("qpdf", "qpdf"),
    ("poppler-utils", "pdftoppm"),
)
"""Packages that some tests need, and the file or command that shows each is there."""


def missing_in(listing: str) -> set[str]:
    """The libraries that `ldd` did not find."""
    return {line.split()[0] for line in listing.splitlines() if line.rstrip().endswith("not found") and "=>" in line}


def missing_libraries(python: Path) -> list[str]:
    """The system's libraries that Qt needs and that are not there. None are missing where `ldd` is unknown."""
    found = sorted(python.parent.parent.glob("lib*/python3*/site-packages/PySide6"))
    if not found or not shutil.which("ldd"):
        return []
    files = [str(found[0] / part) for part in QT_PARTS if (found[0] / part).exists()]
    # All in one call: `ldd` takes any number of files and goes through each.
    told = subprocess.run(["ldd", *files], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    return sorted(missing_in(told.stdout))


def missing_tools() -> list[str]:
    """The packages of TEST_TOOLS that are not there."""
    return [name for name, sign in TEST_TOOLS if not (Path(sign).exists() if sign[0] == "/" else shutil.which(sign))]


def packages_for(libraries: Iterable[str]) -> tuple[list[str], list[str]]:
    """The packages of some libraries by the names that this release knows, and the libraries no package is known of."""
    packages: set[str] = set()
    unknown = []
    for library in libraries:
        names = PACKAGES.get(library)
        if names is None:
            unknown.append(library)
        else:
            packages.add(next((name for name in names[:-1] if _is_known(name)), names[-1]))
    return sorted(packages), unknown


def _is_known(package: str) -> bool:
    # A name that lives on only as a virtual package has no record of its own.
    shown = subprocess.run(["apt-cache", "show", "--no-all-versions", package], capture_output=True, text=True)
    return shown.returncode == 0 and f"Package: {package}\n" in shown.stdout


def install(packages: Sequence[str]) -> bool:
    """Installs packages with apt as root, without a question. Whether that went well."""
    say(f"Installing system packages: {' '.join(packages)}")
    return _apt("install", "--yes", "--no-install-recommends", *packages)


def update() -> None:
    """Fetches apt's lists; without them a bare system knows no package. A failure is only told: old lists may still serve."""
    _apt("update")


def _apt(*arguments: str) -> bool:
    command = ["apt-get", "--quiet=2", "-o", "Dpkg::Use-Pty=0", *arguments]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)
    if done.returncode:
        say(done.stderr.strip())
    return done.returncode == 0


def provide_qt(python: Path) -> None:
    """Sees to it that Qt can start. Raises Fault with the one line of what to install when it is not ours to do."""
    venv = python.parent.parent
    if not sys.platform.startswith("linux") or read_stamp(venv).get("qt"):
        return
    missing = missing_libraries(python)
    if missing and may_install():
        update()
        packages, _ = packages_for(missing)
        if packages and install(packages):
            missing = missing_libraries(python)
    if missing:
        raise Fault(advice(missing))
    # Remembered with the set-up: a later start need not look again.
    write_stamp(venv, {**read_stamp(venv), "qt": True})


def provide_test_tools() -> None:
    """Sees to it that the tests find their tools; says what to install when it is not ours to do, and lets them run."""
    missing = missing_tools()
    if missing and may_install():
        update()
        install(missing)
        missing = missing_tools()
    if missing:
        told = apt_line(missing) if shutil.which("apt-get") else ", ".join(missing)
        say(f"Some tests will say that their tools are missing. To have them: {told}")


def advice(libraries: Sequence[str]) -> str:
    """One line about missing libraries: the apt command where there is apt, else their names."""
    if shutil.which("apt-get"):
        packages, unknown = packages_for(libraries)
        rest = f" (and what holds {', '.join(unknown)})" if unknown else ""
        if packages:
            return f"Qt needs system libraries. Install them, then run this again: {apt_line(packages)}{rest}"
    return f"Qt needs system libraries that are missing; install what holds them: {', '.join(libraries)}"


def apt_line(packages: Sequence[str]) -> str:
    """The one line to type."""
    return f"sudo apt-get install --no-install-recommends {' '.join(packages)}"


def may_install() -> bool:
    """Whether we may install for the whole system, and know how."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None
