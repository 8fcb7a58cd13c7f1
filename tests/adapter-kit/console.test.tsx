// @module-tag rare
import { openSection, renderConsole, signIn } from 'birrete/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const user = userEvent;

test('an administrator signs in and opens the titles', async () => {
  const { container, events, router, unmount } = await renderConsole({ isSignedIn: false });
  await signIn(container, { user });
  await openSection(container, { user, section: 'titles' });
  await expect.element(page.getByRole('button', { name: 'Emisión Masiva' })).toBeVisible();
  expect(router.getLocation().pathname).toBe('/admin/titles');
  expect(events).toContainEqual({ type: 'signed-in', widget: 'admin' });
  unmount();
});

test('the lists of the server fail', async () => {
  const { container, unmount } = await renderConsole({ scenario: 'lists-fail' });
  await openSection(container, { user, section: 'ceremonies' });
  await expect.element(page.getByText('Error al cargar los actos de grado')).toBeVisible();
  unmount();
});

test('another administrator decides first', async () => {
  const { unmount } = await renderConsole({
    at: '/admin/applications?status=pending',
    scenario: 'decided-meanwhile',
  });
  await user.click(page.getByRole('button', { name: /^Aprobar AG-/ }).first());
  await user.click(page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }));
  await expect.element(page.getByText(/Esta solicitud cambió/).first()).toBeVisible();
  unmount();
});

test('on a phone, the section is opened by the menu button', async () => {
  await page.viewport(375, 700);
  const { container, router, unmount } = await renderConsole();
  await openSection(container, { user, section: 'reports' });
  await openSection(container, { user, section: 'dashboard' });
  expect(router.getLocation().pathname).toBe('/admin');
  unmount();
});
