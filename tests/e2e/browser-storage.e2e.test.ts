import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openSection, signIn } from './drivers/console-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { siteTest as test } from './site/site-test.ts';

/** Names in the table of docs/upgrading.md, as patterns. */
async function documented(): Promise<readonly RegExp[]> {
  const text = await readFile('docs/upgrading.md', 'utf8');
  const table = text.split('## Browser storage and cookies')[1]?.split('\n## ')[0] ?? '';
  const names = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  return names.map((name) => new RegExp(`^${name.replaceAll('…', '.*')}$`));
}

/** Names of everything that the page's origin has left in the browser. */
async function leftIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...stored, ...cookies].sort();
}

test('the documented list contains everything in the browser, and sign-out removes it', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const patterns = await documented();
  const expectDocumented = (names: readonly string[]) => {
    const unknown = names.filter((name) => !patterns.some((pattern) => pattern.test(name)));
    expect(unknown).toEqual([]);
  };
  await page.goto('/solicitar');
  await page.getByRole('radio').first().check();
  await expectPage.poll(() => leftIn(page)).toEqual(['birrete-wizard-draft:/solicitar']);

  await signIn(page);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await page.getByRole('button', { name: 'Nuevo Acto' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Acto sin guardar');
  await expectPage.poll(async () => (await leftIn(page)).join()).toContain('birrete-form-drafts:');
  const signedIn = await leftIn(page);
  expectDocumented(signedIn);
  expect(signedIn.join()).not.toMatch(/universidad\.edu|Mariela/);

  // The form is left open, as by somebody who reloads and signs out at once.
  await page.reload();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expectPage(page).toHaveURL('/login');
  const left = await leftIn(page);
  expect(left).toEqual(['auth-storage', 'birrete-device', 'birrete-wizard-draft:/solicitar']);
  const session = await page.evaluate(() => localStorage.getItem('auth-storage'));
  expect(session).not.toContain('admin');
});
