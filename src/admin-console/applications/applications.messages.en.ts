/** The list of applications in English. */
export const applicationsEnglish = {
  title: 'Applications',
  search: 'Search',
  searchPlaceholder: 'Code, name or identification',
  statusFilter: 'Status',
  everyStatus: 'All',
  ceremonyFilter: 'Ceremony',
  everyCeremony: 'All',
  ceremonyWithDate: '{name} ({date})',
  careerFilter: 'Program',
  everyCareer: 'All',
  showing: 'Showing {shown} of {total} applications',
  clearFilters: 'Clear filters',
  rowCount: { one: '{count} application', other: '{count} applications' },

  code: 'Code',
  student: 'Student',
  idNumber: 'Identification',
  career: 'Program',
  ceremony: 'Ceremony',
  status: 'Status',
  date: 'Date',
  actions: 'Actions',

  missing: 'Not available',
  duplicate: 'Duplicate?',

  view: 'View details of {row}',
  approve: 'Approve {row}',
  reject: 'Reject {row}',
  changeStatus: 'Change status',
  changeStatusOf: 'Change status of {row}',
  markConfirmed: 'Mark as Confirmed',
  markRejected: 'Mark as Rejected',
  unnamedRow: 'application {id}',

  select: 'Select {row}',
  selectAll: { one: 'Select {count} pending', other: 'Select {count} pending' },
  selectNone: 'Clear selection',
  approveSelected: { one: 'Approve selected ({count})', other: 'Approve selected ({count})' },

  empty: 'No applications were found',
  ceremoniesUnknown:
    'Without the ceremonies there is no telling which are completed: applications for all of them are shown.',
};
