import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** Values of a collection by proxy, by label. */
type Proxy = Readonly<
  Record<
    'Nombre de quien retira' | 'Tipo de identificación' | 'Número de identificación' | 'Poder',
    string
  >
>;

/** Records in 'Libro de entregas' that a proxy collected a title. */
export async function collectByProxy(page: Page, name: string, proxy: Proxy): Promise<void> {
  const book = await openBook(page, name);
  await book.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
  await book.getByRole('button', { name: 'Registrar 1 entrega' }).click();
  const form = page.getByRole('dialog', { name: 'Registrar entrega' });
  await form.getByRole('radio', { name: 'Una persona con poder' }).check();
  for (const [label, text] of Object.entries(proxy)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Registrar entrega' }).click();
  await expect(page.getByText('Entrega registrada')).toBeVisible();
  await closeBook(book);
}

/** Expects the titles of a person in each part of the book, by their acta. */
export async function expectInBook(
  page: Page,
  name: string,
  parts: Readonly<Record<'Por entregar' | 'Entregados', readonly string[]>>,
): Promise<void> {
  const book = await openBook(page, name);
  for (const [part, actas] of Object.entries(parts)) {
    await book.getByRole('combobox', { name: 'Mostrar' }).click();
    await page.getByRole('option', { name: part }).click();
    const rows = book
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(actas.length);
    for (const acta of actas) {
      await expect(rows.filter({ hasText: acta })).toHaveCount(1);
    }
  }
  await closeBook(book);
}

async function openBook(page: Page, search: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Libro de entregas' }).click();
  const book = page.getByRole('dialog', { name: 'Libro de entregas' });
  await book.getByRole('searchbox', { name: 'Buscar' }).fill(search);
  return book;
}

async function closeBook(book: Locator): Promise<void> {
  await book.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(book).toBeHidden();
}
