/** The dialogs that approve and reject one application, in English. */
export const applicationDecisionEnglish = {
  approveTitle: 'Approve application',
  approveText: 'The person is confirmed for the ceremony and the degree can then be issued.',
  rejectTitle: 'Reject application',
  rejectText: 'The person will not take part in the ceremony. The rejection can be reversed later.',
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
