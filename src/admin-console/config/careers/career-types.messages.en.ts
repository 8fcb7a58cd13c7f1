export const configCareerTypesEnglish = {
  rowCount: { one: '{count} program type', other: '{count} program types' },
  add: 'New Program Type',
  editTitle: 'Edit program type',
  removeTitle: 'Delete program type',
  removeText: 'This program type will be deleted:',
  searchPlaceholder: 'Name or ID',
  empty: 'No program types have been registered',
  emptyFiltered: 'No program types match the filters',

  id: 'ID',
  name: 'Name',
  nameRequired: 'The name is required',

  saveFailed: 'The program type could not be saved',
  removeFailed: 'The program type could not be deleted',
  created: 'Program type created',
  updated: 'Program type updated',
  removed: 'Program type deleted',
};
