/** The demonstration university alone, which needs no `msw`: a server can fill its database with it. */
export { createDemoUniversity } from '#testing/university/demo-university.ts';
export type { DemoUniversity } from '#testing/university/rows.ts';
export type { DemoUniversityOptions } from '#testing/university/university-outline.ts';
