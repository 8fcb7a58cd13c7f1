import type { Page } from 'playwright';
import type { Graduate } from './graduate.ts';
import { expect } from './patient-expect.ts';

/** All data that the look-up shows for a new application. */
export async function expectWholeResult(page: Page, code: string, graduate: Graduate) {
  const result = page.getByRole('article', { name: `Solicitud ${code}` });
  await expect(result).toBeVisible();
  await expect(result.getByText('Pendiente')).toBeVisible();
  const shown = [
    `${graduate.firstName} ${graduate.lastName}`,
    graduate.idNumber,
    graduate.email,
    graduate.career,
    'Facultad de Ingeniería',
    'Acto de Grado',
    'Aula Magna',
  ];
  for (const text of shown) await expect(result).toContainText(text);

  for (const term of ['Fecha', 'Fecha de solicitud']) {
    const row = result.getByText(term, { exact: true }).locator('..');
    await expect(row).toContainText(/\d{1,2} de \p{L}+ de \d{4}/u);
  }
}

/** Opens the link of a receipt, and expects the result to contain a text. */
export async function expectInResult(page: Page, link: string, text: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('article', { name: /^Solicitud / })).toContainText(text);
}
