import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard/graduation-wizard.tsx';
import { LandingPage } from '../landing-page/landing-page.tsx';
import { useLocale } from '../messages/messages-context.tsx';
import { StatusLookup } from '../status-lookup/status-lookup.tsx';
import { GraduationProvider, type GraduationProviderProps } from './graduation-provider.tsx';
import { IsolatedProvider } from './isolated-provider.tsx';

fakeNetwork();

const attributes = {
  id: 'tramite',
  className: 'columna',
  'aria-label': 'Trámites de grado',
  'data-testid': 'widget',
  'data-birrete-part': 'fake',
};

function show(widget: ReactNode, isolation?: GraduationProviderProps['isolation']) {
  render(
    <IsolatedProvider api={{ baseUrl: '' }} isolation={isolation}>
      {widget}
    </IsolatedProvider>,
  );
}

test.each([
  ['wizard', <GraduationWizard key="w" {...attributes} />],
  ['look-up', <StatusLookup key="s" {...attributes} />],
  ['landing page', <LandingPage key="l" {...attributes} />],
])('the outermost element of the %s has the attributes of the host', async (_, widget) => {
  show(widget);
  const root = screen.getByRole('region', { name: 'Trámites de grado' });
  expect(root.id).toBe('tramite');
  expect(root.className).toContain('columna');
  expect(root.dataset.testid).toBe('widget');
  expect(root.dataset.birretePart).toBe('root');
});

test('in a shadow root the element around it has them', async () => {
  show(<StatusLookup {...attributes} />, 'shadow');
  const host = screen.getByRole('region', { name: 'Trámites de grado' });
  await waitFor(() => expect(host.shadowRoot).not.toBeNull());
  expect(host.id).toBe('tramite');
  expect(host.dataset.testid).toBe('widget');
  expect(host.shadowRoot?.querySelector('#tramite, [data-testid]')).toBeNull();
});

test('a widget without a label is no region', () => {
  show(<StatusLookup id="estado" />);
  expect(document.querySelector('#estado')?.hasAttribute('role')).toBe(false);
});

function Locale() {
  return <output>{useLocale()}</output>;
}

test.each([
  ['es-VE', undefined, 'es-VE'],
  ['es-MX', undefined, 'es-MX'],
  ['es-419', undefined, 'es-419'],
  ['es', undefined, 'es-ES'],
  ['en', undefined, 'es-ES'],
  ['est', undefined, 'es-ES'],
  ['es-!', undefined, 'es-ES'],
  ['', undefined, 'es-ES'],
  ['es-VE', 'es-CL', 'es-CL'],
])('on a page in "%s", with the locale %s, dates are in %s', (lang, locale, expected) => {
  const before = document.documentElement.lang;
  onTestFinished(() => {
    document.documentElement.lang = before;
  });
  document.documentElement.lang = lang;
  render(
    <GraduationProvider api={{ baseUrl: '' }} locale={locale}>
      <Locale />
    </GraduationProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(expected);
});
