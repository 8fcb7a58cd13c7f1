import { expect, test } from 'vitest';
import { applicationsMessages } from './applications/applications.messages.ts';
import { ceremoniesMessages } from './ceremonies/ceremonies.messages.ts';
import { configMessages } from './config/config.messages.ts';
import { consoleMessages } from './console.messages.ts';
import { dashboardMessages } from './dashboard/dashboard.messages.ts';
import { reportsMessages } from './reports/reports.messages.ts';
import { sectionRoutes } from './section-routes.ts';
import { titlesMessages } from './titles/titles.messages.ts';

test('a section has its final heading while its code loads', () => {
  const headings = sectionRoutes.map(
    ({ heading, label }) => consoleMessages.defaults[heading ?? label],
  );
  expect(headings).toEqual([
    dashboardMessages.defaults.title,
    ceremoniesMessages.defaults.title,
    applicationsMessages.defaults.title,
    titlesMessages.defaults.title,
    reportsMessages.defaults.title,
    configMessages.defaults.title,
  ]);
});
