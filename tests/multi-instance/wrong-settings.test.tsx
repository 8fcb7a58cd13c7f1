import { render, screen } from '@testing-library/react';
import { GraduationProvider } from 'birrete';
import { AdminConsole } from 'birrete/admin-console';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { browserRouter } from 'birrete/routing';
import { StatusLookup } from 'birrete/status-lookup';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../browser/fake-network.ts';

fakeNetwork();
const said: unknown[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => said.push(line));
});

/** A host in JavaScript, without a compiler's warnings. */
function open(settings: object, widget = <StatusLookup />) {
  render(
    <GraduationProvider api={{ baseUrl: '' }} {...settings}>
      {widget}
    </GraduationProvider>,
  );
}

const wizard = <GraduationWizard />;
const admin = <AdminConsole />;
const withCode = (code: unknown) => <StatusLookup {...({ code } as object)} />;

const lookUpTitle = 'Consultar Estado';
const wizardTitle = 'Solicitar Título';
const noConnection = 'Error de conexión. Por favor, verifica tu internet.';
const misplaced = /no está disponible/;
const shut = () => Promise.reject(new Error('shut'));

test.each([
  [
    'an unknown isolation',
    () => open({ isolation: 'iframe' }),
    lookUpTitle,
    'isolation is one of guarded, layer, shadow, not "iframe"; "guarded" is used.',
  ],
  [
    'a theme with an unknown word',
    () => open({ theme: { radius: 'round' } }),
    lookUpTitle,
    'theme: radius is one of none, small, medium, large or a number from 0 to 32, not "round"; it is left out.',
  ],
  [
    'a locale without a catalogue',
    () => open({ locale: 'fr' }),
    lookUpTitle,
    'locale is fr, but the messages are Spanish. Give messages too',
  ],
  [
    'a locale that is no language tag',
    () => open({ locale: 'español!' }, wizard),
    wizardTitle,
    "locale must be a language tag such as 'es-VE', not español!; es-ES is used.",
  ],
  [
    'headers that are not strings',
    () => open({ api: { baseUrl: '', headers: { 'X-Turn': 1 } } }, wizard),
    wizardTitle,
    'api.headers: no text: X-Turn.',
  ],
  [
    'a fetch that throws',
    () => open({ api: { baseUrl: '', fetch: shut } }, wizard),
    noConnection,
    'api.fetch failed: Error: shut',
  ],
  [
    'a mount that is no path',
    () => open({ router: browserRouter({ mount: 'https://grados.test/portal' }) }, admin),
    misplaced,
    "mount must be a path of this site such as '/portal/grados', not https://grados.test/portal.",
  ],
  [
    'a code that is no text',
    () => open({}, withCode(7)),
    lookUpTitle,
    "code must be a text such as 'AG-2026-001'; it is left out.",
  ],
])('%s: warns with an explanation and still renders', async (_, openIt, text, warning) => {
  openIt();
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(said).toEqual([expect.stringContaining(`birrete: ${warning}`)]);
});

test.each([
  '?codigo=%3Cscript%3Ealert(1)%3C/script%3E',
  '?codigo=..%2F..%2Fusers',
  '?codigo=%00%ff',
])('an invalid code in the address (%s) finds nothing and breaks nothing', async (query) => {
  window.history.replaceState(null, '', query);
  open({});
  // In place and in a notice.
  expect((await screen.findAllByRole('img', { name: 'Error' }))[0]).toBeVisible();
  expect(screen.getByRole('textbox')).toBeEnabled();
  expect(said).toEqual([]);
});

test('supported locales cause no warning', async () => {
  open({ locale: 'es-VE' });
  open({ locale: 'en-US', messages: {} });
  await screen.findAllByRole('textbox');
  expect(said).toEqual([]);
});
