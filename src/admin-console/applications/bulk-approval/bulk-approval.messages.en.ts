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
