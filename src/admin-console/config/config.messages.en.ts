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
