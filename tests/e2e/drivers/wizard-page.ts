import type { Page } from 'playwright';
import type { Graduate } from './graduate.ts';

const codeFormat = /AG-\d{4}-\d{3,}/;

/**
 * Completes the wizard by pointer, starting on the landing page.
 *
 * @param ceremony its name. Default the first one offered
 * @returns the application code
 */
export async function applyByPointer(
  page: Page,
  graduate: Graduate,
  ceremony?: string,
): Promise<string> {
  await page.getByRole('link', { name: 'Iniciar Solicitud' }).click();
  return fillWizard(page, graduate, ceremony);
}

/** Like `applyByPointer`, starting on the wizard's first step. */
export async function fillWizard(
  page: Page,
  graduate: Graduate,
  ceremony?: string,
): Promise<string> {
  await fillToReview(page, graduate, ceremony);
  await page.getByRole('button', { name: 'Enviar Solicitud' }).click();
  return readCode(page);
}

/** Fills in the wizard up to the review, without submitting. */
export async function fillToReview(
  page: Page,
  graduate: Graduate,
  ceremony?: string,
): Promise<void> {
  const offered = page.getByRole('radio', ceremony === undefined ? {} : { name: ceremony });
  await offered.first().check();
  await next(page);
  await page.getByRole('combobox', { name: 'Carrera' }).fill(graduate.career);
  await page.getByRole('option', { name: graduate.career }).first().click();
  await next(page);
  for (const [label, text] of detailsOf(graduate)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: graduate.gender }).check();
  await next(page);
}

/** The wizard's fields by label. */
export function detailsOf(graduate: Graduate): readonly (readonly [label: string, text: string])[] {
  return [
    ['Número de identificación', graduate.idNumber],
    ['Primer nombre', graduate.firstName],
    ['Primer apellido', graduate.lastName],
    ['Segundo apellido', graduate.secondLastName],
    ['Correo electrónico', graduate.email],
    ['Fecha de nacimiento', graduate.dateOfBirth],
    ['Lugar de nacimiento', graduate.placeOfBirth],
  ];
}

/** The application code on the completion screen. */
export async function readCode(page: Page): Promise<string> {
  const text = await page.getByText(codeFormat).first().textContent();
  return codeFormat.exec(text ?? '')?.[0] ?? '';
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click();
}
