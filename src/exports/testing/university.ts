/** The demonstration university alone, which needs no `msw`: a server can fill its database with it. */
export { createDemoUniversity } from '../../testing/university/demo-university.ts';
export type {
  ApplicationRow,
  ApplicationStatus,
  CareerRow,
  CareerTypeRow,
  CeremonyRow,
  CeremonyStatus,
  DegreeTitleRow,
  DemoUniversity,
  FacultyRow,
  GenderRow,
  PersonFields,
  TitleRow,
  UserRow,
} from '../../testing/university/rows.ts';
export type { DemoUniversityOptions } from '../../testing/university/university-outline.ts';
