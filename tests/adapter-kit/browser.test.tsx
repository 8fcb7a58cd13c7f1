import { fillWizard, renderWizard } from 'birrete/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('a graduate applies and receives a code', async () => {
  const { container, unmount } = await renderWizard();
  await fillWizard(container, { user: userEvent, career: 'sistemas' });
  await expect.element(page.getByText(/^AG-\d{4}-\d{3}$/)).toBeVisible();
  unmount();
});
