/** The bulk issue of degrees in English. */
export const bulkIssueEnglish = {
  title: 'Bulk Issue of Degrees',
  ceremony: 'Ceremony',
  ceremonyPlaceholder: 'Choose a completed ceremony',
  ceremonyDetail: '{date} · {location}',
  noneCompleted: 'There are no completed ceremonies',
  noneCompletedText: 'Degrees are issued once a ceremony is completed.',
  unnamedCeremony: 'Unnamed',
  date: 'Date of issue',
  loading: 'Loading ceremonies and applications…',
  refreshing: 'Updating the data…',

  recordInitial: 'First record number',
  assignedInitial: 'First assigned number',
  folioInitial: 'First folio number',
  confirmed: 'Confirmed applications',
  titled: 'Already have a degree',
  missing: 'Not available',

  summary: 'Summary',
  summaryTitles: 'Degrees to issue',
  summaryCeremony: 'Ceremony',
  summaryDate: 'Dated',
  summaryNumbers: 'Numbers (estimate)',
  recordSpan: 'Record {span}',
  assignedSpan: 'Assigned {span}',
  folioSpan: 'Folio {span}',
  span: '{first} to {last}',

  submit: 'Issue Degrees',
  submitting: 'Issuing…',
  cancel: 'Cancel',
  close: 'Close',

  incomplete: 'Choose a ceremony and a date of issue',
  unreadableDate: 'The date of issue is not valid',
  ceremonyGone: 'Ceremony not found',
  noneConfirmed: 'There are no confirmed applications for this ceremony',
  allTitled: {
    one: 'The only confirmed application already has its degree: nothing is left to issue.',
    other:
      'All {count} confirmed applications already have their degrees: nothing is left to issue.',
  },
  undecided: {
    one: '{count} confirmed application does not say which of the ceremonies of this name it belongs to and is not counted.',
    other:
      '{count} confirmed applications do not say which of the ceremonies of this name they belong to and are not counted.',
  },
  misnamed: {
    one: '{count} confirmed application for this ceremony carries another ceremony name and is not counted.',
    other:
      '{count} confirmed applications for this ceremony carry another ceremony name and are not counted.',
  },

  issued: 'Degrees issued: {count}',
  failed: 'The degrees could not be issued',

  issuing: { one: 'Issuing {count} degree…', other: 'Issuing {count} degrees…' },
  progress: 'Issue in progress',
  elapsed: '{seconds} s',
  limit:
    'The answer is awaited for up to {limit} seconds. If it does not come, the degrees will be read to find out which were issued.',
  verifying: 'Reading the degrees to find out which were issued…',
  unverifiedText:
    'It is not known how many degrees were issued: they could not be read. They must be read before issuing again.',
  readTitles: 'Read the degrees',
  readAgain: 'Read again',
  issuedCount: '{issued} of {of} were issued',
  allIssued: 'The answer did not come, but all degrees are in the register.',
  missingCount: {
    one: '{count} is left to issue. If the server is still working, the number may grow: read it again before issuing.',
    other:
      '{count} are left to issue. If the server is still working, the number may grow: read it again before issuing.',
  },

  closingTitle: 'The issue is still in progress',
  closingText:
    'Closing does not stop it: the server will finish it all the same. The result will arrive as a notice and can be seen when you open this window again.',
  keepWaiting: 'Keep waiting',
  closeAnyway: 'Close anyway',
};
