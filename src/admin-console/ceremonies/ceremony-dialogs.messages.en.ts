/** The dialogs that delete a ceremony or change its status, in English. */
export const ceremonyDialogsEnglish = {
  cancel: 'Cancel',
  counting: 'Counting applications…',

  deleteTitle: 'Delete ceremony',
  deleteUncounted:
    'All applications for this ceremony will be deleted too. They could not be counted.',
  deleteNone:
    'This ceremony has no applications. Any that arrive in the meantime will be deleted too.',
  deleteCounted: {
    one: '{count} application for this ceremony will be deleted too.',
    other: '{count} applications for this ceremony will be deleted too.',
  },
  deletePending: { one: '{count} pending', other: '{count} pending' },
  deleteConfirmed: { one: '{count} confirmed', other: '{count} confirmed' },
  deleteRejected: { one: '{count} rejected', other: '{count} rejected' },
  deleteTitles: {
    one: 'This ceremony has {count} issued degree.',
    other: 'This ceremony has {count} issued degrees.',
  },
  irreversible: 'This action cannot be undone.',
  deleteAlone: 'Delete ceremony',
  deleteWithAll: 'Delete ceremony and applications',
  deleteWithCount: {
    one: 'Delete ceremony and {count} application',
    other: 'Delete ceremony and {count} applications',
  },

  statusTitle: 'Change status',
  newStatus: 'New status',
  openDetail: 'Accepts new applications',
  closedDetail: 'Accepts no new applications',
  completedDetail: 'The ceremony has taken place and its degrees can be issued',
  current: 'Current status',
  change: 'Change status',
  notes: 'Notes',
  defaultNote: 'Ceremony completed - {name}',

  leavesOpen: 'This ceremony will no longer accept new applications.',
  reopens: {
    one: 'This ceremony already has {count} issued degree, which will keep its number.',
    other: 'This ceremony already has {count} issued degrees, which will keep their numbers.',
  },
  incompleteTitle: 'This ceremony has no date',
  incompleteText: 'Complete its details before changing its status.',
  incompleteAction: 'Edit ceremony',

  leftBehind: 'Before completing',
  checking: "Checking the ceremony's applications…",
  uncheckedApplications: 'The applications for this ceremony could not be checked.',
  uncheckedNomenclatures: 'The degree titles of the programs could not be checked.',
  pendingLeft: {
    one: '{count} pending application will no longer be shown under Applications',
    other: '{count} pending applications will no longer be shown under Applications',
  },
  confirmedLeft: {
    one: '{count} confirmed application is waiting for its degree',
    other: '{count} confirmed applications are waiting for their degrees',
  },
  noApplications: 'This ceremony has no pending or confirmed applications.',
  nomenclaturesLeft: {
    one: '{count} program without a degree title: its degrees will read “Pending”',
    other: '{count} programs without a degree title: their degrees will read “Pending”',
  },
  careerOfGender: '{career} ({gender})',
  masculine: 'masculine',
  feminine: 'feminine',
  otherGender: 'gender {id}',
  unnamedCareer: 'Unnamed program',
  unnamedPerson: 'Unnamed',
  more: { one: 'and {count} more', other: 'and {count} more' },
};
