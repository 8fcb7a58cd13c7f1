/** The rehearsal before the issue and what differs afterwards, in English. */
export const bulkIssueRehearsalEnglish = {
  title: 'Estimate',
  explanation:
    'This is how the degrees would come out now. It is an estimate: the server assigns the final numbers when issuing.',
  table: 'Estimate of degrees and numbers',
  loading: 'Preparing the estimate…',
  unavailable: 'No estimate. The degrees can be issued all the same.',
  titlesUnread:
    'The degrees already issued could not be read: the estimate starts from the first numbers and does not see repeated ones.',
  empty: 'There is nobody to issue a degree to',
  rows: { one: '{count} estimated degree', other: '{count} estimated degrees' },

  person: 'Person',
  degree: 'Degree title',
  record: 'Record',
  assigned: 'Assigned',
  folio: 'Folio',
  remarks: 'Remarks',
  pending: 'Pending',
  unnamed: 'Unnamed',
  none: 'None',
  noNumber: 'No number',
  noNomenclature: 'No degree title',
  noGender: 'No gender',
  takenRecord: 'Record number {number} already belongs to {name}',
  takenAssigned: 'Assigned number {number} already belongs to {name}',
  takenFolio: 'Folio number {number} already belongs to {name}',

  remarksTitle: 'Worth checking before issuing',
  countTaken: {
    one: '{count} number is already on another issued degree',
    other: '{count} numbers are already on other issued degrees',
  },
  countNoNomenclature: {
    one: '{count} degree will read “Pending”: its program has no degree title',
    other: '{count} degrees will read “Pending”: their programs have no degree title',
  },
  countNoGender: {
    one: '{count} degree will read “Pending”: the person has no gender',
    other: '{count} degrees will read “Pending”: the people have no gender',
  },
  unnumberedRecord: 'Numbering cannot start from the first record number: it contains no number',
  unnumberedAssigned:
    'Numbering cannot start from the first assigned number: it contains no number',
  unnumberedFolio: 'Numbering cannot start from the first folio number: it contains no number',
  showRemarked: {
    one: 'Show only the one with remarks',
    other: 'Show only the {count} with remarks',
  },
  showAll: { one: 'Show all', other: 'Show all {count}' },

  comparing: 'Comparing with the estimate…',
  notCompared: 'The degrees could not be read to compare them with the estimate.',
  same: {
    one: 'The degree came out as estimated.',
    other: 'All {count} degrees came out as estimated.',
  },
  differ: {
    one: '{count} degree differs from the estimate',
    other: '{count} degrees differ from the estimate',
  },
  lastDiffer: {
    one: 'In the last issue {count} degree differed from the estimate',
    other: 'In the last issue {count} degrees differed from the estimate',
  },
  showDifferences: 'Show differences',
  differences: 'Differences from the estimate',
  difference: 'Difference',
  absent: 'Not among the issued degrees',
  unplanned: 'Issued without being in the estimate',
  changed: '{field}: {issued} instead of {estimated}',
};
