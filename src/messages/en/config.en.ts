/** What the five catalogues of the settings share, in English. */
export const configEnglish = {
  title: 'Settings',
  tabs: 'Catalogs',
  faculties: 'Faculties',
  careers: 'Programs',
  careerTypes: 'Program Types',
  nomenclatures: 'Degree Titles',
  users: 'Users',

  search: 'Search',
  clearFilters: 'Clear filters',
  shown: 'Showing {shown} of {total}',
  actions: 'Actions',
  editAction: 'Edit {name}',
  removeAction: 'Delete {name}',
  yes: 'Yes',
  no: 'No',
  missing: 'Not available',
  unnamed: 'Unnamed',

  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  understood: 'Understood',
  irreversible: 'This action cannot be undone.',
  choicesLoading: 'Loading options…',
  choicesEmpty: 'There is nothing to choose from yet.',
};

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

  loadFailed: 'The faculties could not be loaded',
  saveFailed: 'The faculty could not be saved',
  removeFailed: 'The faculty could not be deleted',
  created: 'Faculty created',
  updated: 'Faculty updated',
  removed: 'Faculty deleted',
};

export const configCareersEnglish = {
  rowCount: { one: '{count} program', other: '{count} programs' },
  add: 'New Program',
  editTitle: 'Edit program',
  removeTitle: 'Delete program',
  removeText: 'This program will be deleted:',
  searchPlaceholder: 'Name, faculty or ID',
  empty: 'No programs have been registered',
  emptyFiltered: 'No programs match the filters',

  id: 'ID',
  name: 'Name',
  faculty: 'Faculty',
  type: 'Program type',
  recordOrder: 'Record order',
  assignedOrder: 'Assigned order',
  folioOrder: 'Folio order',
  everyFaculty: 'All faculties',
  everyType: 'All types',
  nameRequired: 'The name is required',
  typeRequired: 'The program type is required',
  facultyRequired: 'The faculty is required',

  loadFailed: 'The programs could not be loaded',
  saveFailed: 'The program could not be saved',
  removeFailed: 'The program could not be deleted',
  created: 'Program created',
  updated: 'Program updated',
  removed: 'Program deleted',
};

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

  loadFailed: 'The program types could not be loaded',
  saveFailed: 'The program type could not be saved',
  removeFailed: 'The program type could not be deleted',
  created: 'Program type created',
  updated: 'Program type updated',
  removed: 'Program type deleted',
};
