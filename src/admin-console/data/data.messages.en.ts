export const consoleListsEnglish = {
  filters: 'Filters',
  filtersInUse: 'Filters ({count})',
  ceremonies: 'The ceremonies could not be loaded',
  applications: 'The applications could not be loaded',
  careers: 'The programs could not be loaded',
  degreeTitles: 'The degree titles could not be loaded',
  faculties: 'The faculties could not be loaded',
  careerTypes: 'The program types could not be loaded',
  users: 'The users could not be loaded',
  sessions: 'Your sessions could not be loaded',
  passkeys: 'Your passkeys could not be loaded',
  createdAfterAll: 'The answer did not arrive, but the list has it. Nothing was sent again.',
  createdUnknown:
    'It is not known whether it was saved: the list could not be read either. When you save again, this is checked before anything is sent.',
  unreadableRows: {
    one: '{count} row could not be read',
    other: '{count} rows could not be read',
  },
};
