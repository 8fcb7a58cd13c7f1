/**
 * The lists that the console reads: names in its cache. Apart from `resources`, whose inferred type the package's
 * declarations could not name.
 */
export type ResourceName =
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'handovers'
  | 'titleEntries'
  | 'titleHolds'
  | 'titleProofs'
  | 'careers'
  | 'degreeTitles'
  | 'faculties'
  | 'careerTypes'
  | 'genders'
  | 'users'
  | 'sessions'
  | 'passkeys'
  | 'authorities'
  | 'documentFields'
  | 'documentTemplates'
  | 'deletedTemplates';
