import type { CompleteMessages } from '#languages/complete-messages.ts';

export const decisionsEnglish = {
  applicationDecision: {
    approveTitle: 'Approve application',
    approveText: 'The person is confirmed for the ceremony and the degree can then be issued.',
    rejectTitle: 'Reject application',
    rejectText:
      'The person will not take part in the ceremony. The rejection can be reversed later.',
    previousNotes: 'Earlier notes',
    notes: 'Notes',
    reason: 'Reason for rejection',
    reasonHint: 'The person can read it when checking the status of the application.',
    commonReason: 'Frequent reason',
    chooseReason: 'Choose a reason',
    approve: 'Approve',
    reject: 'Reject',
    cancel: 'Cancel',

    titleWarning: {
      one: 'This application already has {count} issued degree',
      other: 'This application already has {count} issued degrees',
    },
    titleNumbers: 'Record {record}, assigned {assigned}, folio {folio}.',
    titleStays: 'Rejecting the application does not void the issued degree.',
    noNumber: 'no number',
    checkingTitles: 'Checking whether a degree has already been issued…',

    failed: 'The status could not be updated',
    approved: 'Application approved',
    rejected: 'Application rejected',

    unsaved: 'What you wrote has not been saved yet',
    keepWriting: 'Keep writing',
    discard: 'Discard what I wrote',
  },
  bulkApproval: {
    title: { one: 'Approve {count} application', other: 'Approve {count} applications' },
    explanation:
      'They are approved one after another. You can stop at any time: approvals already made are not undone.',
    notes: 'Notes',
    notesHint: 'The same for all.',
    start: { one: 'Approve {count} application', other: 'Approve {count} applications' },

    running: 'Approving…',
    done: 'Approved',
    failedMark: 'Not approved',

    finished: {
      one: '{count} application was approved',
      other: '{count} applications were approved',
    },
    someFailed: { one: '{count} could not be approved', other: '{count} could not be approved' },
    stopped: 'The approval was stopped',

    failed: 'The status could not be updated',
    rejectedElsewhere:
      'Someone else rejected this application meanwhile. Review it before you approve it.',
  },
  bulkRejection: {
    title: { one: 'Reject {count} application', other: 'Reject {count} applications' },
    explanation:
      'They are rejected one after another. You can stop at any time: rejections already made are not undone, but each application can be approved later.',
    start: { one: 'Reject {count} application', other: 'Reject {count} applications' },

    mode: 'Reason',
    shared: 'The same for all',
    individual: 'One per application',
    reasonFor: 'Reason for {row}',
    commonReasonFor: 'Frequent reason for {row}',
    missing: {
      one: 'The reason for {count} application is missing.',
      other: 'The reason for {count} applications is missing.',
    },

    running: 'Rejecting…',
    done: 'Rejected',
    failedMark: 'Not rejected',
    finished: {
      one: '{count} application was rejected',
      other: '{count} applications were rejected',
    },
    someFailed: { one: '{count} could not be rejected', other: '{count} could not be rejected' },
    stopped: 'The rejection was stopped',

    failed: 'The status could not be updated',
    approvedElsewhere:
      'Someone else approved this application meanwhile. Review it before you reject it.',
    rejectedElsewhere: 'Someone else has already rejected this application, for another reason.',
  },
  bulkRun: {
    stop: 'Stop',
    stopping: 'Stopping…',
    resume: {
      one: 'Continue with the remaining one',
      other: 'Continue with the {count} remaining',
    },
    retry: { one: 'Retry the failed one', other: 'Retry the {count} failed' },
    cancel: 'Cancel',
    close: 'Close',

    progress: 'Progress',
    progressText: '{settled} of {total}',
    results: 'Result by application',
    waiting: 'Waiting',
    unnamed: 'Unnamed',
    someLeft: { one: '{count} was not sent', other: '{count} were not sent' },
  },
} satisfies Pick<
  CompleteMessages,
  'applicationDecision' | 'bulkApproval' | 'bulkRejection' | 'bulkRun'
>;
