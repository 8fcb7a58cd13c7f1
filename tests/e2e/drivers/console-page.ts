import type { Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** An account of the demonstration. */
export interface Account {
  readonly identifier: string;
  readonly fullName: string;
}

export const password = 'birrete-demo';

export const administrator: Account = {
  identifier: 'admin@universidad.edu',
  fullName: 'Mariela Josefina Rondón Graterol',
};

/** Role 2, called 'Admin', which may not open the console. */
export const assistant: Account = {
  identifier: 'registro@universidad.edu',
  fullName: 'José Gregorio Peña Uzcátegui',
};

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { identifier }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuario o Email' }).fill(identifier);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click();
}

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
}

/** Opens a section with the side menu. */
export async function openSection(page: Page, menuEntry: string, heading: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: menuEntry, exact: true }).click();
  await expectSection(page, heading);
}

export async function expectSection(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** A response of the server to the signed-in user's token. */
export async function readApi(page: Page, path: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.get(new URL(`/api/${path}`, page.url()).href, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  return data;
}
