import type { CompleteMessages } from '#languages/complete-messages.ts';

export const registryCheckEnglish = {
  registryCheck: {
    title: 'Register check',
    checking: 'Checking the numbers…',
    whole: 'The register is complete',
    wholeText: {
      one: '{count} degree was checked: its record, assigned and folio numbers are in order.',
      other:
        '{count} degrees were checked: no record, assigned or folio number is duplicated, missing or out of order.',
    },
    faults: { one: '{count} finding in the register', other: '{count} findings in the register' },
    duplicateCount: { one: '{count} duplicate', other: '{count} duplicates' },
    missingCount: { one: '{count} missing', other: '{count} missing' },
    orderCount: { one: '{count} out of order', other: '{count} out of order' },
    jumps: {
      one: '{count} remark that does not affect the register',
      other: '{count} remarks that do not affect the register',
    },
    findings: 'Findings',
    pages: 'Pages of findings',
    unchecked: 'Incomplete check',
    uncheckedText: '{lists}. What depends on those lists was not checked.',
    ambiguousCareers: {
      one: 'The order of {count} degree was not checked: its program has the same name as another.',
      other:
        'The order of {count} degrees was not checked: their programs have the same name as others.',
    },
    listSeparator: '. ',
    close: 'Close',
    exportFindings: 'Export findings',
    exported: { one: '{count} finding was exported', other: '{count} findings were exported' },
    csvName: 'register-check-{date}.csv',

    kind: 'Kind',
    register: 'Register',
    ceremony: 'Ceremony',
    number: 'Number',
    detail: 'Detail',
    duplicate: 'Duplicate',
    missing: 'Missing',
    outOfOrder: 'Out of order',
    jump: 'Gap',
    record: 'Record',
    assigned: 'Assigned',
    folio: 'Folio',

    range: '{from} to {to}',
    between: '{first} and {second}',
    ceremonyWithDate: '{name} ({date})',
    noCeremony: 'No ceremony',
    noNumber: 'no number',
    borneBy: 'Held by {people}',
    moreBearers: { one: '{people} and {count} more', other: '{people} and {count} more' },
    nobodyHas: { one: '{amount} number is missing', other: '{amount} numbers are missing' },
    hasNone: '{person} has no number',
    hasNoDigits: '{person} has “{text}”, without digits',
    beforeStart: "Lower than the ceremony's first number, {start}",
    otherSeries: "From another series than the ceremony's first number, {start}",
    misplaced: '{person} comes before {other} ({number}) by program and surnames',
    late: '{person} was issued after {other}, who has a higher number ({number})',
    overlap: 'The first ceremony runs past the start of the second, {start}',
    unused: {
      one: '{amount} number is left unused: the next ceremony starts at its own first number',
      other: '{amount} numbers are left unused: the next ceremony starts at its own first number',
    },
  },
} satisfies Pick<CompleteMessages, 'registryCheck'>;
