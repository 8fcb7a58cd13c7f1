/** Names of the lists that the console keeps, one per resource of spec §7. */
export const queryKeys = {
  ceremonies: ['ceremonies'],
  applications: ['applications'],
  careers: ['careers'],
  titles: ['titles'],
  degreeTitles: ['degree-titles'],
  faculties: ['faculties'],
  careerTypes: ['career-types'],
  genders: ['genders'],
  users: ['users'],
} as const;

export type ListKey = (typeof queryKeys)[keyof typeof queryKeys];
