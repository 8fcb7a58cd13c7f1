import type { Page } from 'playwright';
import * as v from 'valibot';
import { expect } from 'vitest';
import { readQrCodes } from '../../examples/api/testing/read-qr.ts';
import { administrator, password } from './drivers/console-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { sharedSites, siteTest } from './site/site-test.ts';

const test = siteTest
  .extend('sites', { scope: 'worker' }, () => sharedSites.website)
  .extend('printed', { scope: 'file' }, ({ site }) => printTitle(site.address));

test("the QR code of a printed title opens the university's page, which verifies it", async ({
  printed,
  openPage,
}) => {
  const { page, errors } = await openPage({ width: 360 });
  await page.goto(printed.address);
  await expectValid(page, printed.name);
  await expectPage(page.getByRole('heading', { name: 'Dónde está el código' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an employer verifies the same title on a page of the same API', async ({
  printed,
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto(`/empleadores/${new URL(printed.address).search}`);
  await expectValid(page, printed.name);
  const code = new URL(printed.address).searchParams.get('codigo') ?? '';
  await page.goto('/empleadores/');
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expectValid(page, printed.name);
  expect(errors).toEqual([]);
});

async function expectValid(page: Page, name: string): Promise<void> {
  const result = page.getByRole('article', { name: 'Título válido' });
  await expectPage(result).toBeVisible();
  await expectPage(result).toContainText(name);
}

interface PrintedTitle {
  /** In the QR code. */
  readonly address: string;
  readonly name: string;
}

const rows = v.array(v.object({ id: v.number(), name: v.string(), kind: v.string() }));
const titles = v.array(v.object({ id: v.number(), first_name: v.string(), last_name: v.string() }));

/** Prints the document of a title through the API. */
async function printTitle(site: string): Promise<PrintedTitle> {
  const call = async (path: string, token: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${site}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return v.parse(v.object({ data: v.unknown() }), await answer.json()).data;
  };
  const access = { identifier: administrator.identifier, password };
  const { token } = v.parse(v.object({ token: v.string() }), await call('auth/login', '', access));
  const templates = v.parse(rows, await call('document-templates', token));
  const [title] = v.parse(titles, await call('titles', token));
  const order = {
    template_id: templates.find(({ kind }) => kind === 'title')?.id,
    title_ids: [title?.id],
    job: crypto.randomUUID(),
  };
  const printed = v.parse(v.object({ content: v.string() }), await call('documents', token, order));
  const [address = ''] = await readQrCodes(Buffer.from(printed.content, 'base64'));
  return { address, name: title?.first_name ?? '' };
}
