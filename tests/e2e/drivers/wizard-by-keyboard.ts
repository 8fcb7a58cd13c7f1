import type { Locator, Page } from 'playwright';
import type { Graduate } from './graduate.ts';
import { detailsOf, readCode } from './wizard-page.ts';

/** More tab stops than any page of the journey has. */
const maxStops = 60;

/** Completes the wizard with the keyboard, starting on the landing page. @returns the application code */
export async function applyByKeyboard(page: Page, graduate: Graduate): Promise<string> {
  await press(page, page.getByRole('link', { name: 'Iniciar Solicitud' }), 'Enter');
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, page.getByRole('button', { name: 'Siguiente' }), 'Enter');

  await tabTo(page, page.getByRole('combobox', { name: 'Carrera' }));
  await page.keyboard.type(graduate.career);
  await page.getByRole('option', { name: graduate.career }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Siguiente' }), 'Enter');

  for (const [label, text] of detailsOf(graduate)) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, page.getByRole('button', { name: 'Siguiente' }), 'Enter');
  await press(page, page.getByRole('button', { name: 'Enviar Solicitud' }), 'Enter');
  return readCode(page);
}

/** Focuses an element with Tab and presses a key. */
export async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** @throws if Tab never reaches it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
