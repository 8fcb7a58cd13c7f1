import type { Page } from 'playwright';
import { expectPage } from './expect-page.ts';
import type { Graduate } from './graduate.ts';

/** All data that the look-up shows for a new application. */
export async function expectWholeResult(page: Page, code: string, graduate: Graduate) {
  const result = page.getByRole('article', { name: `Solicitud ${code}` });
  await expectPage(result).toBeVisible();
  await expectPage(result.getByText('Pendiente')).toBeVisible();
  const shown = [
    `${graduate.firstName} ${graduate.lastName}`,
    graduate.idNumber,
    graduate.email,
    graduate.career,
    'Facultad de Ingeniería',
    'Acto de Grado',
    'Aula Magna',
  ];
  for (const text of shown) await expectPage(result).toContainText(text);

  for (const term of ['Fecha', 'Fecha de solicitud']) {
    const row = result.getByText(term, { exact: true }).locator('..');
    await expectPage(row).toContainText(/\d{1,2} de \p{L}+ de \d{4}/u);
  }
}

/** Opens the link of a receipt, and expects the result to contain a text. */
export async function expectInResult(page: Page, link: string, text: string): Promise<void> {
  await page.goto(link);
  await expectPage(page.getByRole('article', { name: /^Solicitud / })).toContainText(text);
}
