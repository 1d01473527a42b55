"""Everything is said in pyproject.toml; here only what puts the page and the compiled rules into a wheel."""

from setuptools import setup

from wheel_parts import BuildWithParts, Package

setup(distclass=Package, cmdclass={"build_py": BuildWithParts})
