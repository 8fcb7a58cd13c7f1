export const configFacultiesEnglish = {
  rowCount: { one: '{count} faculty', other: '{count} faculties' },
  add: 'New Faculty',
  editTitle: 'Edit faculty',
  removeTitle: 'Delete faculty',
  removeText: 'This faculty will be deleted:',
  searchPlaceholder: 'Name or ID',
  empty: 'No faculties have been registered',
  emptyFiltered: 'No faculties match the filters',

  id: 'ID',
  name: 'Name',
  nameRequired: 'The name is required',

  saveFailed: 'The faculty could not be saved',
  removeFailed: 'The faculty could not be deleted',
  created: 'Faculty created',
  updated: 'Faculty updated',
  removed: 'Faculty deleted',
};
