import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard/graduation-wizard.tsx';
import { LandingPage } from '../landing-page/landing-page.tsx';
import { StatusLookup } from '../status-lookup/status-lookup.tsx';
import type { GraduationEvent } from './events.ts';
import { GraduationProvider } from './graduation-provider.tsx';

const network = fakeNetwork();

function recorder() {
  const events: GraduationEvent[] = [];
  return { events, onEvent: (event: GraduationEvent) => events.push(event) };
}

test('each widget is ready once, and named', async () => {
  const { events, onEvent } = recorder();
  render(
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
        <GraduationWizard id="uno" draftKey="uno" />
        <GraduationWizard id="dos" draftKey="dos" />
        <StatusLookup />
        <LandingPage />
      </GraduationProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(events).toHaveLength(4));
  expect(events).toEqual(
    expect.arrayContaining([
      { type: 'ready', widget: 'wizard', id: 'uno' },
      { type: 'ready', widget: 'wizard', id: 'dos' },
      { type: 'ready', widget: 'status' },
      { type: 'ready', widget: 'landing' },
    ]),
  );
});

test('a wizard without its lists is ready after a retry', async () => {
  const { events, onEvent } = recorder();
  network.use(http.get('*/api/genders', () => HttpResponse.error(), { once: true }));
  render(
    <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
      <GraduationWizard />
    </GraduationProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(events).toMatchObject([
      { type: 'call-failed', kind: 'network' },
      { type: 'load-failed', part: 'data', widget: 'wizard' },
      { type: 'ready', widget: 'wizard' },
    ]),
  );
});

test('a widget’s callback receives its own events only, and may throw', async () => {
  const { events, onEvent } = recorder();
  const own = vi.fn((_: GraduationEvent) => {
    throw new Error('host');
  });
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', uncaught);
  render(
    <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
      <StatusLookup id="estado" onEvent={own} />
      <LandingPage />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  await waitFor(() => expect(uncaught).toHaveBeenCalledTimes(2));
  window.removeEventListener('error', uncaught);
  const origin = { widget: 'status', id: 'estado' };
  expect(own.mock.calls.flat()).toEqual([
    { type: 'ready', ...origin },
    { type: 'validation-failed', fields: ['code'], ...origin },
  ]);
  expect(events).toHaveLength(3);
});

test('a blocked step reports the names of its fields, never values', async () => {
  const { events, onEvent } = recorder();
  render(
    <GraduationProvider api={{ baseUrl: '' }} onEvent={onEvent}>
      <GraduationWizard initialValues={{ ceremony: 7, career: 5, firstName: 'María-José' }} />
    </GraduationProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await userEvent.click(await screen.findByRole('button', { name: /datos que faltan/ }));
  const failed = events.find(({ type }) => type === 'validation-failed');
  expect(failed).toMatchObject({
    widget: 'wizard',
    fields: [
      'idNumber',
      'lastName',
      'secondLastName',
      'dateOfBirth',
      'placeOfBirth',
      'gender',
      'email',
    ],
  });
  expect(JSON.stringify(events)).not.toContain('María-José');
});
