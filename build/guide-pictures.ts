/** `node build/guide-pictures.ts` takes the pictures of README.md, the guides and the reference from the built site (`npm run build:site`). */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { signIn } from '#tests/e2e/drivers/console-page.ts';
import { graduateWith } from '#tests/e2e/drivers/graduate.ts';
import { openPage, startBrowser } from '#tests/e2e/drivers/open-page.ts';
import { fillToReview, readCode } from '#tests/e2e/drivers/wizard-page.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';

const folder = path.resolve(import.meta.dirname, '../docs/pictures');

/** The browser finds the theme's fonts, as in the pictures of the stories, whatever this machine has. */
process.env.FONTCONFIG_FILE = path.resolve(import.meta.dirname, '../tests/visual/fonts.conf');

/** A screen shown in a guide. */
interface Scene {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Closes the toast, which would cover the screen. */
async function closeNotice(page: Page): Promise<void> {
  await press(page, 'Descartar aviso');
  await page.evaluate(() => window.scrollTo(0, 0));
}

const publicScenes: readonly Scene[] = [
  {
    name: 'portada',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'solicitud-acto',
    open: async (page) => {
      await page.goto('/solicitar');
      await page.getByRole('radio').first().check();
    },
  },
  {
    name: 'solicitud-confirmar',
    open: async (page) => {
      await page.goto('/solicitar');
      await fillToReview(page, graduateWith('30111000'));
    },
  },
  {
    name: 'solicitud-codigo',
    open: async (page) => {
      await press(page, 'Enviar Solicitud');
      await readCode(page);
      await closeNotice(page);
    },
  },
  {
    name: 'consulta',
    open: async (page) => {
      await page.goto('/estado?codigo=AG-2026-110');
      await page.getByRole('article').waitFor();
    },
  },
];

const consoleScenes: readonly Scene[] = [
  { name: 'entrar', open: async (page) => void (await page.goto('/login')) },
  {
    name: 'inicio',
    open: async (page) => {
      await signIn(page);
      await closeNotice(page);
    },
  },
  {
    name: 'nuevo-acto',
    open: async (page) => {
      await page.goto('/admin/ceremonies');
      await press(page, 'Nuevo Acto');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'solicitudes',
    open: async (page) => {
      await page.goto('/admin/applications?status=pending');
      await page.getByText('AG-2026-').first().waitFor();
    },
  },
  {
    name: 'aprobar',
    open: async (page) => {
      await press(page, /^Aprobar AG-/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'completar-acto',
    open: async (page) => {
      await page.goto('/admin/ceremonies');
      await press(page, /^Abierto: cambiar estado/);
      await page.getByRole('radio', { name: 'Completado' }).check();
      await page.getByText('Antes de completar').waitFor();
    },
  },
  {
    name: 'emitir-titulos',
    open: async (page) => {
      await page.goto('/admin/titles');
      await press(page, 'Emisión Masiva');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Acto de grado' }).click();
      await page.getByRole('option').first().click();
      await dialog.getByText('Resumen').first().waitFor();
    },
  },
  {
    name: 'reportes',
    open: async (page) => {
      await page.goto('/admin/reports');
      await page.getByRole('button', { name: 'Generar y Descargar Reporte' }).waitFor();
    },
  },
];

const data = await mkdtemp(path.join(tmpdir(), 'birrete-pictures-'));
const site = await startSite({ BIRRETE_DATA: data });
const browser = await startBrowser();
const open = async (width: number, height: number) =>
  (await openPage(browser, { address: site.address, width, height })).page;
try {
  await takeAll(await open(820, 900), publicScenes);
  await takeAll(await open(1200, 780), consoleScenes);
  await takeWidgets();
} finally {
  await browser.close();
  await site.stop();
  await rm(data, { recursive: true, force: true });
}

async function takeAll(page: Page, scenes: readonly Scene[]): Promise<void> {
  for (const { name, open } of scenes) {
    await open(page);
    await save(name, sharp(await shoot(page)));
  }
}

/** Takes a screenshot without animations and without a blinking caret. */
async function shoot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function save(name: string, picture: Sharp): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  await writeFile(file, await picture.webp({ quality: 82 }).toBuffer());
  console.log(`${name}.webp: ${Math.round((await stat(file)).size / 1000)} kB`);
}

/** Joins wizard, look-up and console into one picture for README.md. */
async function takeWidgets(): Promise<void> {
  const [phone, desk] = [await open(390, 780), await open(1440, 780)];
  const pictures: Buffer[] = [];
  for (const name of ['solicitud-acto', 'consulta']) {
    await publicScenes.find((scene) => scene.name === name)?.open(phone);
    pictures.push(await shoot(phone));
  }
  for (const name of ['inicio', 'solicitudes']) {
    await consoleScenes.find((scene) => scene.name === name)?.open(desk);
  }
  pictures.push(await shoot(desk));

  const gap = 20;
  const lefts = [0, 390 + gap, 2 * (390 + gap)];
  const canvas = { width: 2 * (390 + gap) + 1440, height: 780, channels: 4 as const };
  const empty = sharp({ create: { ...canvas, background: '#0000' } });
  const layers = pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 }));
  await save('widgets', empty.composite(layers));
}
