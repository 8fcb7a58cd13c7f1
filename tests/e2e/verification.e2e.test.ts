import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { freePort } from './site/free-port.ts';
import { startPersistentSite } from './site/persistent-site.ts';
import { freshSiteTest, siteTest } from './site/site-test.ts';

/** A site that is set up to verify titles. */
const verifyingTest = freshSiteTest
  .extend('port', { scope: 'file' }, () => freePort())
  .extend('site', { scope: 'file' }, async ({ port }, { onCleanup }) => {
    const site = await startPersistentSite('host', {
      PORT: String(port),
      BIRRETE_VERIFICATION: 'on',
      BIRRETE_VERIFICATION_URL: `http://127.0.0.1:${port}/verificar?codigo={code}`,
      BIRRETE_UNIVERSITY: 'Universidad Central de los Andes',
    });
    onCleanup(() => site.remove());
    return site;
  });

/** Opens the detail of the first title in the list. @returns its printed code */
async function openFirstTitle(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Ver detalle de / })
    .first()
    .click();
  const part = page.getByRole('dialog').getByRole('region', { name: 'Código de verificación' });
  return (await part.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';
}

describe('with the setting', () => {
  verifyingTest(
    'a registrar opens the page of a title, and a visitor verifies it',
    async ({ openPage, openConsole }) => {
      const { page, errors } = await openConsole('titles', 'Títulos Emitidos', { height: 900 });
      const code = await openFirstTitle(page);
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'Verificar título' }).click(),
      ]);
      await expectPage(opened.getByRole('heading', { name: 'Título válido' })).toBeVisible();
      await expectPage(opened.getByText('Universidad Central de los Andes').last()).toBeVisible();

      const visitor = await openPage({ width: 360 });
      await visitor.page.goto('/verificar');
      const field = visitor.page.getByRole('textbox', { name: 'Código de verificación' });
      await field.fill(code.toLowerCase().replaceAll('-', ' '));
      await field.press('Enter');
      await expectPage(visitor.page.getByRole('heading', { name: 'Título válido' })).toBeFocused();
      await expectPage(field).toHaveValue(code);
      await field.fill('2222-2222-2222');
      await field.press('Enter');
      await expectPage(
        visitor.page.getByRole('heading', { name: 'No figura en el registro' }),
      ).toBeFocused();
      await visitor.page.getByRole('link', { name: 'Volver al Inicio' }).click();
      await expectPage(visitor.page).toHaveURL(/\/$/);
      expect(errors).toEqual([]);
    },
  );
});

siteTest('without the setting, the path leads home as any other', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto('/verificar?codigo=2222-2222-2222');
  await expectPage(page).toHaveURL(/\/$/);
});
