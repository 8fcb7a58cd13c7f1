/** The actions of the console that change or export data. Each of their buttons asks `can` first. */
export const consoleActions = [
  'ceremonies.create',
  'ceremonies.edit',
  'ceremonies.delete',
  'ceremonies.change-status',
  'applications.approve',
  'applications.reject',
  'applications.edit',
  'applications.decide-correction',
  'titles.issue',
  'titles.export',
  'titles.print',
  'titles.hand-over',
  'titles.annul',
  'titles.rectify',
  'titles.duplicate',
  'titles.hold',
  'reports.generate',
  'reports.call-script',
  'faculties.create',
  'faculties.edit',
  'faculties.delete',
  'careers.create',
  'careers.edit',
  'careers.delete',
  'career-types.create',
  'career-types.edit',
  'career-types.delete',
  'nomenclatures.create',
  'nomenclatures.edit',
  'nomenclatures.delete',
  'users.create',
  'users.edit',
  'users.delete',
  'users.reset-password',
  'documents.create',
  'documents.edit',
  'documents.delete',
  'authorities.create',
  'authorities.edit',
  'authorities.delete',
] as const;

/** An action of the console: a button that changes or exports data. */
export type ConsoleAction = (typeof consoleActions)[number];

/** Decides whether the user may use an action. */
export type Can = (action: ConsoleAction) => boolean;
