#!/bin/sh
# Verifies the audit trail and every issued title, also against the mark that another machine stored the night before, and
# stores the new mark there. BIRRETE_WITNESS is that machine, for ssh: its account should only be able to read and append.
# Exits with an error if the trail or a title was altered, or the other machine does not answer or has lost the marks.
set -eu

# Somebody who could remove the file would hide a trail that was rewritten. The first night needs an empty one.
last=$(ssh "$BIRRETE_WITNESS" 'tail -n 1 birrete-marks') || {
  echo "$BIRRETE_WITNESS has no file birrete-marks, or does not answer. Before the first night: ssh $BIRRETE_WITNESS 'touch birrete-marks'" >&2
  exit 1
}
report=$(node examples/api/src/commands/main.ts audit-trail --verify ${last:+--since "$last"})
printf '%s\n' "$report"
printf '%s\n' "$report" | tail -n 1 | ssh "$BIRRETE_WITNESS" 'cat >> birrete-marks'
