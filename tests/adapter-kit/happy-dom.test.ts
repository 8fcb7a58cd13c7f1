// @vitest-environment happy-dom
// @module-tag rare
import { configure, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { fillWizard, renderWizard } from 'birrete/testing';
import { expect, test } from 'vitest';

configure({ asyncUtilTimeout: 20_000 });

test('a lost response keeps the entered values', async () => {
  const { container, university, unmount } = await renderWizard({ scenario: 'answer-lost' });
  const before = university.rows.applications.length;
  await fillWizard(container, { user: userEvent.setup({ delay: null }), career: 'derecho' });
  await screen.findByText('Tu solicitud todavía no se ha enviado');
  expect(university.rows.applications).toHaveLength(before + 1);
  unmount();
});
