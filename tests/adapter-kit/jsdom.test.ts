// @vitest-environment jsdom
// @module-tag rare
import { configure, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { fillWizard, renderWizard } from 'birrete/testing';
import { expect, test } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });
const user = userEvent.setup({ delay: null });

test('a graduate applies and receives a code', async () => {
  const { container, events, unmount } = await renderWizard();
  await fillWizard(container, { user, career: 'sistemas' });
  await screen.findByText(/^AG-\d{4}-\d{3}$/);
  expect(events).toContainEqual({ type: 'application-submitted', widget: 'wizard' });
  unmount();
});

test('a ceremony closes while the form is filled in', async () => {
  const { container, unmount } = await renderWizard({ scenario: 'ceremony-closes-meanwhile' });
  await fillWizard(container, { user });
  await screen.findByText('Este acto de grado ya no recibe solicitudes.');
  unmount();
});
