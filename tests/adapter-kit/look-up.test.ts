// @vitest-environment jsdom
// @module-tag rare
import { configure, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { faults, lookUp, renderLookup } from 'birrete/testing';
import { expect, test } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });
const user = userEvent.setup({ delay: null });

test('a graduate reads that the application was rejected', async () => {
  const { container, university, events, unmount } = await renderLookup({
    scenario: 'application-rejected',
  });
  const code = university.rows.applications[0]?.application_code ?? '';
  await lookUp(container, { user, code });
  expect(events).toContainEqual({ type: 'status-found', status: 'rejected', widget: 'status' });
  unmount();
});

test('a code that does not exist', async () => {
  const { container, unmount } = await renderLookup();
  await lookUp(container, { user, code: 'AG-1999-001' });
  await screen.findByText('No se encontró la solicitud');
  unmount();
});

test('a lost connection, and a search that succeeds afterwards', async () => {
  const { container, university, unmount } = await renderLookup({
    handlers: [faults.noAnswer('GET /api/public/status/{code}', { once: true })],
  });
  const code = university.rows.applications[0]?.application_code ?? '';
  await lookUp(container, { user, code });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: `Solicitud ${code}` });
  unmount();
});
