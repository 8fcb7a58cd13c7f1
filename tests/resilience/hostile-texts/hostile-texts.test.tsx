import { render, screen, waitFor } from '@testing-library/react';
import { memoryRouter } from 'birrete/routing';
import {
  createFakeAuth,
  createFakeUniversity,
  type FakeUniversity,
  graduationHandlers,
} from 'birrete/testing';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { StatusLookup } from '#status-lookup/status-lookup.tsx';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { repetitions } from '../repetitions.ts';
import { hostileTexts } from './hostile-texts.ts';

speak('es');
const network = fakeNetwork();
const hostile = vi.fn();

beforeEach(() => {
  hostile.mockClear();
  Object.assign(window, { hostile });
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    vi.spyOn(window, name).mockImplementation(hostile);
  }
});
afterAll(() => {
  Reflect.deleteProperty(window, 'hostile');
});

/** Rows of a list that are visible at once, approximately. */
const rowsAtOnce = 10;

/** Each screen, with a field whose text shows that its rows have loaded. */
const screens: readonly [at: string, screen: ReactNode][] = [
  ['/solicitar', <GraduationWizard key="wizard" draftKey="hostile" />],
  ['/estado?codigo=AG-2026-001', <StatusLookup key="lookup" />],
  ...[
    '/admin/ceremonies',
    '/admin/applications',
    '/admin/titles',
    '/admin/config/faculties',
    '/admin/config/career-types',
    '/admin/config/careers',
    '/admin/config/nomenclatures',
    '/admin/config/users',
  ].map((at): [string, ReactNode] => [at, <AdminConsole key="console" />]),
];

function textAt(place: number): string {
  return hostileTexts[place % hostileTexts.length] ?? '';
}

/** Lists truncate long texts, and fields trim spaces. */
function beginning(text: string): string {
  return text.trim().slice(0, 12).trim();
}

/** A university whose free texts are hostile, starting at `start`, with another text per row. */
function hostileUniversity(start: number): FakeUniversity {
  const university = createFakeUniversity();
  const { rows } = university;
  for (const faculty of rows.faculties) faculty.name = textAt(start + faculty.id);
  for (const type of rows.careerTypes) type.name = textAt(start + type.id);
  for (const gender of rows.genders) gender.name = textAt(start + gender.id);
  for (const career of rows.careers) career.name = textAt(start + career.id);
  rows.degreeTitles.forEach((title, place) => {
    title.title_name = textAt(start + place);
  });
  rows.ceremonies.forEach((ceremony, place) => {
    const text = textAt(start + place);
    Object.assign(ceremony, { name: text, ceremony_location: text, description: text });
  });
  rows.applications.forEach((application, place) => {
    const text = textAt(start + place);
    const names = { first_name: text, second_name: text, last_name: text, second_last_name: text };
    const rest = { email: text, phone: text, place_of_birth: text, notes: text, id_number: text };
    Object.assign(application, { ...names, ...rest, identification_type: text });
  });
  rows.titles.forEach((title, place) => {
    const text = textAt(start + place);
    const person = { first_name: text, last_name: text, second_last_name: text, id_number: text };
    const names = { career_name: text, faculty_name: text, ceremony_name: text };
    Object.assign(title, { ...person, ...names, degree_title: text, notes: text });
  });
  rows.users.forEach((user, place) => {
    if (place > 0)
      Object.assign(user, { username: textAt(start + place), full_name: textAt(start + place) });
  });
  return university;
}

/** A sample: texts that run if they are treated as markup. */
const starts =
  repetitions({ test: 0, full: 1 }) === 1
    ? Array.from(
        { length: Math.ceil(hostileTexts.length / rowsAtOnce) },
        (_, round) => round * rowsAtOnce,
      )
    : [hostileTexts.findIndex((text) => text.startsWith('<script>'))];

type Case = readonly [start: number, at: string, screen: ReactNode];

const cases = starts.flatMap((start) => screens.map(([at, ui]): Case => [start, at, ui]));

/** Screens in `npm test`: each widget, and the console with one list. */
const usualScreens = ['/solicitar', '/estado?codigo=AG-2026-001', '/admin/applications'];
const isUsual = ([, at]: Case) => usualScreens.includes(at);

async function showsThem(...[start, at, ui]: Case): Promise<void> {
  network.use(...graduationHandlers({ university: hostileUniversity(start) }));
  const { container } = render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter(at)}
    >
      {ui}
    </GraduationProvider>,
  );
  const texts = Array.from({ length: 2 * rowsAtOnce }, (_, place) => textAt(start + place));
  const isShown = () => texts.some((text) => container.textContent?.includes(beginning(text)));
  await waitFor(() => expect(isShown()).toBe(true));
  expect(screen.queryByText(messages.failures.crashTitle)).toBeNull();
  expect(
    document.body.querySelectorAll('script, iframe, object, [onerror], [onload], [src]'),
  ).toHaveLength(0);
  expect(
    document.body.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i]'),
  ).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  expect(hostile).not.toHaveBeenCalled();
}

const title = 'texts from number %d on, at %s';
test.each(cases.filter(isUsual))(title, showsThem);
test.each(cases.filter((each) => !isUsual(each)))(title, { tags: ['rare'] }, showsThem);
