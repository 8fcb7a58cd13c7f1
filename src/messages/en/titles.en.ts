/** The list of issued degrees in English. */
export const titlesEnglish = {
  title: 'Issued Degrees',
  bulkIssue: 'Bulk Issue',
  exportCsv: 'Export CSV',
  checkBook: 'Check register',

  totalTitles: 'Total degrees',
  uniqueCeremonies: 'Distinct ceremonies',
  uniqueCareers: 'Distinct programs',

  search: 'Search',
  searchPlaceholder: 'Name, code or number',
  ceremonyFilter: 'Ceremony',
  everyCeremony: 'All ceremonies',
  ceremonyWithDate: '{name} ({date})',
  careerFilter: 'Program',
  everyCareer: 'All programs',
  clearFilters: 'Clear filters',

  student: 'Student',
  career: 'Program',
  ceremony: 'Ceremony',
  record: 'Record',
  assigned: 'Assigned',
  folio: 'Folio',
  actions: 'Actions',
  view: 'View details of {row}',
  unnamedRow: 'degree {id}',
  missing: 'Not available',

  empty: 'No degrees have been issued',
  emptyFiltered: 'No degrees match the filters',
  showing: 'Showing {first}–{last} of {total}',
  pages: 'Pages of degrees',
  found: { one: '{count} degree', other: '{count} degrees' },
  pageRead: {
    one: '{count} degree, page {page} of {pages}',
    other: '{count} degrees, page {page} of {pages}',
  },

  csvName: 'issued-degrees-{date}.csv',
  exported: { one: '{count} degree was exported', other: '{count} degrees were exported' },
};

/** The detail of an issued degree in English. */
export const titleDetailEnglish = {
  title: 'Degree Details',
  code: 'Application code',
  issued: 'Issued',
  close: 'Close',

  student: 'Student information',
  fullName: 'Full name',
  idNumber: 'Identification number',
  career: 'Program',
  faculty: 'Faculty',

  ceremony: 'Ceremony information',
  ceremonyName: 'Ceremony',
  ceremonyDate: 'Date of the ceremony',
  issueDate: 'Date of issue',
  degreeTitle: 'Degree title',
  pending: 'Pending',

  registry: 'Registry numbers',
  record: 'Record',
  assigned: 'Assigned',
  folio: 'Folio',

  notes: 'Notes',
  times: 'Registry dates',
  createdAt: 'Created',
  updatedAt: 'Last updated',
  missing: 'Not available',
};

/** The check of the three registers in English. */
export const registryCheckEnglish = {
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
    one: '{count} remark, which does not break the register',
    other: '{count} remarks, which do not break the register',
  },
  findings: 'Findings',
  pages: 'Pages of findings',
  unchecked: 'Incomplete check',
  uncheckedText: '{lists}. What depends on those lists was not checked.',
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
};
