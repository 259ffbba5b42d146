"""Prints the failed Swift tests with their messages, and the filter that runs one or two of them again."""

import re
import sys
import xml.etree.ElementTree as xml

try:
    tests = list(xml.parse(sys.argv[1]).getroot().iter("testcase"))
except (OSError, xml.ParseError) as error:
    sys.exit(f"The tests did not come to their end: {error}")

failed = {}
for test in tests:
    failures = [failure.get("message") or "" for failure in test.iter("failure")]
    if failures:
        failed.setdefault(f"{test.get('classname')}/{test.get('name')}", []).extend(failures)

print("UNSTEADY, if it passes now:", file=sys.stderr)
for name, messages in failed.items():
    print(f"  {name}", *messages, sep="\n    ", file=sys.stderr)
if not 1 <= len(failed) <= 2:
    sys.exit(f"{len(failed)} tests failed.")
print("|".join(f"^{re.escape(name)}" for name in failed))
