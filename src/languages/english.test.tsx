// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { formsOf, type Message } from '#messages/define-messages.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { StatusLookup } from '#status-lookup/status-lookup.tsx';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

fakeNetwork();

function openInEnglish(children: ReactNode, path = '/') {
  return render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter(path)}
      messages={english}
      locale="en-US"
    >
      {children}
    </GraduationProvider>,
  );
}

/** Data of the university, which no catalogue translates. */
const data = new Set(['Masculino', 'Femenino', 'Administración', 'Super Admin', 'Admin']);

function messageTexts(catalogue: object): readonly string[] {
  const messages: readonly Message[] = Object.values(catalogue).flatMap(Object.values);
  return messages.flatMap(formsOf);
}

const englishTexts = new Set(messageTexts(english));

/** Spanish messages. A text that is the same in English, or hardly a word between two values, proves nothing. */
const spanishTexts = messageTexts(spanish)
  .filter((text) => !englishTexts.has(text) && !data.has(text))
  .filter((text) => (text.replace(/\{\w+\}/g, '').match(/\p{L}/gu) ?? []).length > 5);

const fixedTexts = new Set(spanishTexts.filter((text) => !/\{\w+\}/.test(text)));

const patterns = spanishTexts
  .filter((text) => !fixedTexts.has(text))
  .map((text) => new RegExp(`^${escaped(text)}$`, 'u'));

function isSpanish(text: string): boolean {
  return fixedTexts.has(text) || patterns.some((pattern) => pattern.test(text));
}

function escaped(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
}

/** Every text of the page, and every attribute that is read aloud or shown. */
function seenTexts(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function expectNoSpanish(): void {
  expect([...new Set(seenTexts())].filter(isSpanish)).toEqual([]);
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text);

test('the walk finds Spanish where there is some', async () => {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <StatusLookup />
    </GraduationProvider>,
  );
  await screen.findByRole('heading', { name: 'Consultar Estado' });
  expect(expectNoSpanish).toThrow();
});

test('a graduate applies in English, and is spoken to in English at every step', async () => {
  openInEnglish(<GraduationWizard statusHref="/status" homeHref="/" />);
  const [ceremony] = await screen.findAllByRole('radio');
  expect(ceremony?.closest('[data-birrete-root]')).toHaveAttribute('lang', 'en-US');
  expect(screen.getAllByText(/(January|July|November|\b20\d\d$)/)[0]).toBeVisible();
  expectNoSpanish();
  await userEvent.click(ceremony ?? document.body);
  await press('Next');

  const career = await screen.findByRole('combobox', { name: /Program/ });
  expectNoSpanish();
  await userEvent.click(career);
  const [option] = await screen.findAllByRole('option');
  expectNoSpanish();
  await userEvent.click(option ?? document.body);
  await press('Next');

  await screen.findByRole('heading', { name: 'Enter your personal details' });
  await press(/^Show the/);
  expectNoSpanish();
  await write(/Identification number/, '12345678');
  await write(/First name/, 'Ana');
  await write(/First surname/, 'Peña');
  await write(/Second surname/, 'Núñez');
  await write(/Email address/, 'ana@correo.example');
  await write(/Date of birth/, '03/05/2000');
  await write(/Place of birth/, 'Mérida');
  await userEvent.click(await screen.findByRole('radio', { name: /Femenino/ }));
  await press('Next');

  await screen.findByRole('heading', { name: 'Review your application' });
  expectNoSpanish();
  await press('Submit Application');
  await screen.findByText('We received your application');
  expectNoSpanish();
});

test('a status is read in English', async () => {
  openInEnglish(<StatusLookup />);
  await write(/Application code/, 'AG-2026-001');
  expectNoSpanish();
  await press('Check');
  await screen.findByRole('heading', { name: 'Application AG-2026-001' });
  expectNoSpanish();
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/ceremonies', 'Ceremonies'],
  ['/admin/applications', 'Applications'],
  ['/admin/titles', 'Issued Degrees'],
  ['/admin/reports', 'Reports'],
  ['/admin/config/faculties', 'Settings'],
  ['/admin/config/careers', 'Settings'],
  ['/admin/config/career-types', 'Settings'],
  ['/admin/config/nomenclatures', 'Settings'],
  ['/admin/config/users', 'Settings'],
])('a registrar reads %s in English', async (path, title) => {
  openInEnglish(<AdminConsole />, path);
  const heading = await screen.findByRole('heading', { name: title, level: 1 });
  expect(heading).toBeVisible();
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.queryAllByText('Loading…')).toEqual([]));
  expectNoSpanish();
});

test.each([
  ['/admin/ceremonies', 'New Ceremony'],
  ['/admin/ceremonies', /^Delete /],
  ['/admin/ceremonies', /change status of/],
  ['/admin/applications', /^View details of/],
  ['/admin/applications', /^Reject /],
  ['/admin/titles', 'Bulk Issue'],
  ['/admin/titles', /^View details of/],
  ['/admin/config/nomenclatures', 'New Degree Title'],
  ['/admin/config/users', 'New User'],
])('a dialog of %s is in English: %s', async (path, name) => {
  openInEnglish(<AdminConsole />, path);
  const [button] = await screen.findAllByRole('button', { name });
  await userEvent.click(button ?? document.body);
  await waitFor(() => expect(document.querySelector('[role$="dialog"]')).toBeVisible());
  expectNoSpanish();
});
