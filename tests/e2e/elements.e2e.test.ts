import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectStatus, firstPendingCode } from './drivers/applications-page.ts';
import { administrator, expectSection, password } from './drivers/console-page.ts';
import { graduateWith } from './drivers/graduate.ts';
import { press, tabTo } from './drivers/keyboard.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { detailsOf, readCode } from './drivers/wizard-page.ts';
import { pageWith } from './site/embed-site.ts';
import { embedTest } from './site/site-test.ts';

const test = embedTest.extend(
  'pages',
  { scope: 'file' },
  {
    '/solicitar': { html: pageWith('<graduation-wizard api-base="/"></graduation-wizard>') },
    '/estado': { html: pageWith('<graduation-status api-base="/"></graduation-status>') },
    '/gestion': { html: pageWith('<graduation-admin api-base="/"></graduation-admin>') },
    '/dos': {
      html: pageWith(
        '<graduation-status api-base="/" isolation="guarded"></graduation-status>'.repeat(2),
      ),
    },
  },
);

test('a press is painted before the step to which it leads', async ({ openPage }) => {
  const { page } = await openPage({ height: 900 });
  await page.goto('/solicitar');
  await page.getByRole('radio').first().check();
  // The code of the step arrives with the first visit to it.
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  const first = page.getByRole('heading', { name: 'Elige tu acto de grado' });
  await first.waitFor();

  const inNextFrame = await page
    .getByRole('button', { name: 'Siguiente' })
    .evaluate((button: HTMLElement) => {
      const frame = new Promise((resolve) => requestAnimationFrame(resolve));
      button.click();
      return frame.then(
        () => (button.getRootNode() as ShadowRoot).querySelector('h2')?.textContent,
      );
    });
  expect(inNextFrame).toBe('Elige tu acto de grado');
  await expectPage(page.getByRole('heading', { name: 'Elige tu carrera' })).toBeFocused();
});

test('wizard and look-up by keyboard: problems on each step, a draft that survives a reload, the receipt, the look-up', async ({
  openPage,
}) => {
  const { page, errors } = await openPage({ height: 900 });
  const graduate = graduateWith('41200001');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await page.goto('/solicitar');

  await tabTo(page, page.getByRole('radio').first());
  await expectPage(next).toBeDisabled();
  await page.keyboard.press('Space');
  await press(page, next, 'Enter');
  await expectPage(page.getByRole('heading', { name: 'Elige tu carrera' })).toBeFocused();

  const career = page.getByRole('combobox', { name: 'Carrera' });
  await tabTo(page, career);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectPage(career).toBeFocused();
  await page.keyboard.type(graduate.career);
  await page.getByRole('option', { name: graduate.career }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(career).toHaveValue(graduate.career);
  await press(page, next, 'Enter');

  await press(page, page.getByRole('button', { name: /^Ver los \d+ datos que faltan$/ }), 'Enter');
  const idNumber = field(page, 'Número de identificación');
  await press(
    page,
    page.getByRole('link', { name: 'Escribe tu número de identificación' }),
    'Enter',
  );
  await expectPage(idNumber).toBeFocused();
  await expectPage(idNumber).toHaveAccessibleDescription(/Escribe tu número de identificación/);
  for (const [label, text] of detailsOf(graduate)) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await expectPage(page.getByText('3 de mayo de 2000')).toBeVisible();

  await page.reload();
  await expectPage(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expectPage(field(page, 'Primer nombre')).toHaveValue(graduate.firstName);
  await tabTo(page, idNumber);
  await page.keyboard.type(graduate.idNumber);
  await tabTo(page, field(page, 'Fecha de nacimiento'));
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await expectPage(field(page, 'Fecha de nacimiento')).toHaveValue(graduate.dateOfBirth);
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, next, 'Enter');
  await expectPage(page.getByRole('heading', { name: 'Revisa tu solicitud' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Enviar Solicitud' }), 'Enter');
  const code = await readCode(page);
  await expectPage(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();

  await page.goto('/estado');
  const codeField = page.getByRole('textbox', { name: 'Código de solicitud' });
  await tabTo(page, codeField);
  await page.keyboard.press('Enter');
  await expectPage(codeField).toHaveAccessibleDescription(/ingresa un código/);
  await page.keyboard.type('ag-1999-001');
  await page.keyboard.press('Enter');
  await expectPage(page.getByText('No se encontró la solicitud')).toBeVisible();
  await tabTo(page, codeField);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(code.toLowerCase());
  await expectPage(codeField).toHaveValue(code);
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('heading', { name: `Solicitud ${code}` })).toBeFocused();
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('console by keyboard: sign-in, rows, detail, unsaved changes, approval, menu, and the returned focus', async ({
  openPage,
}) => {
  const { page, errors } = await openPage({ height: 900 });
  await page.goto('/gestion');
  await signInByKeyboard(page);
  await press(page, page.getByRole('link', { name: 'Solicitudes', exact: true }), 'Enter');
  await expectSection(page, 'Solicitudes');

  const code = await firstPendingCode(page);
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar' }));
  await page.keyboard.type(code);
  await expectPage(page.getByRole('row')).toHaveCount(2);
  await goToActions(page);
  const view = page.getByRole('button', { name: `Ver detalle de ${code}` });
  await expectPage(view).toBeFocused();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: /^Detalle de la solicitud/ });
  await expectPage(detail).toBeVisible();
  await expectFocusInside(detail);
  for (let stops = 0; stops < 12; stops += 1) await page.keyboard.press('Tab');
  await expectFocusInside(detail);

  await press(page, detail.getByRole('button', { name: 'Editar', exact: true }), 'Enter');
  const form = page.getByRole('dialog', { name: /^Editar solicitud/ });
  await tabTo(page, form.getByRole('textbox', { name: 'Lugar de nacimiento' }));
  await page.keyboard.type(' del Tuy');
  await page.keyboard.press('Escape');
  await expectPage(form.getByText('Hay cambios sin guardar')).toBeVisible();
  await press(page, form.getByRole('button', { name: 'Descartar cambios' }), 'Enter');
  await expectPage(page.getByRole('dialog')).toBeHidden();
  await expectPage(view).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const approval = page.getByRole('dialog', { name: 'Aprobar solicitud' });
  await tabTo(page, approval.getByRole('textbox', { name: 'Notas' }));
  await page.keyboard.type('Con el teclado');
  await press(page, approval.getByRole('button', { name: 'Aprobar' }), 'Enter');
  await expectPage(page.getByText('Solicitud aprobada exitosamente')).toBeVisible();
  await expectStatus(page, code, 'Confirmada');

  const opener = page.getByRole('button', { name: `Cambiar estado de ${code}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expectPage(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(menu).toBeHidden();
  await expectPage(opener).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Salir' }), 'Enter');
  await expectPage(page.getByText('Sesión cerrada correctamente')).toBeVisible();
  await expectPage(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('two elements in a page label their own fields', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto('/dos');
  await expectPage(page.getByRole('textbox', { name: 'Código de solicitud' })).toHaveCount(2);
  const ids = await page
    .locator('graduation-status [id]')
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(new Set(ids).size).toBe(ids.length);
});

function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Usuario o Email' }));
  await page.keyboard.type(administrator.identifier);
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectSection(page, 'Dashboard');
}

async function expectFocusInside(dialog: Locator): Promise<void> {
  await expectPage.poll(() => dialog.evaluate((box) => box.matches(':focus-within'))).toBe(true);
}

/** A table is one tab stop. Arrow keys move between cells, and Enter activates a cell's content. */
async function goToActions(page: Page): Promise<void> {
  await tabTo(
    page,
    page.getByRole('grid').locator('[role=gridcell][tabindex="0"], th[tabindex="0"]'),
  );
  for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
}
