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

  pending: 'Pending',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
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

/** The dialogs that approve and reject one application, in English. */
export const applicationDecisionEnglish = {
  approveTitle: 'Approve application',
  approveText: 'The person is confirmed for the ceremony and the degree can then be issued.',
  rejectTitle: 'Reject application',
  rejectText: 'The person will not take part in the ceremony. The rejection can be reversed later.',
  currentStatus: 'Current status',
  previousNotes: 'Earlier notes',
  notes: 'Notes',
  reason: 'Reason for rejection',
  reasonHint: 'The person can read it when checking the status of the application.',
  approve: 'Approve',
  reject: 'Reject',
  cancel: 'Cancel',

  titleWarning: {
    one: 'This application already has {count} issued degree',
    other: 'This application already has {count} issued degrees',
  },
  titleNumbers: 'Record {record}, assigned {assigned}, folio {folio}.',
  titleStays: 'The rejection does not void what was issued.',
  noNumber: 'no number',
  checkingTitles: 'Checking whether a degree has already been issued…',

  failed: 'The status could not be updated',
  approved: 'Application approved',
  rejected: 'Application rejected',

  unsaved: 'What you wrote has not been saved yet',
  keepWriting: 'Keep writing',
  discard: 'Discard what I wrote',
};

/** The approval of several applications at once, in English. */
export const bulkApprovalEnglish = {
  title: { one: 'Approve {count} application', other: 'Approve {count} applications' },
  explanation:
    'They are approved one after another. You can stop at any time: what is approved stays approved.',
  notes: 'Notes',
  notesHint: 'The same for all.',
  start: { one: 'Approve {count} application', other: 'Approve {count} applications' },
  stop: 'Stop',
  stopping: 'Stopping…',
  resume: { one: 'Continue with {count} remaining', other: 'Continue with the {count} remaining' },
  retry: { one: 'Retry the failed one', other: 'Retry the {count} failed' },
  cancel: 'Cancel',
  close: 'Close',

  progress: 'Progress',
  progressText: '{settled} of {total}',
  results: 'Result by application',
  waiting: 'Waiting',
  running: 'Approving…',
  approved: 'Approved',
  failedMark: 'Not approved',
  unnamed: 'Unnamed',

  underWay: 'Approving the selected applications',
  finished: {
    one: '{count} application was approved',
    other: '{count} applications were approved',
  },
  someFailed: { one: '{count} could not be approved', other: '{count} could not be approved' },
  someLeft: { one: '{count} was not sent', other: '{count} were not sent' },
  stopped: 'The approval was stopped',

  failed: 'The status could not be updated',
  rejectedElsewhere: 'Someone else rejected it meanwhile. Open and read it before you approve it.',
};
