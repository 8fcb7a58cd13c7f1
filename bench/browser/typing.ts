import type { Browser, Page } from 'playwright';
import { plain, statusLookup, wizard } from './contenders.ts';
import type { PageServer } from './page-server.ts';
import { slowProcessor } from './start-up.ts';

declare global {
  interface Window {
    keyToPaint?: number[];
  }
}

interface TypingOptions {
  readonly browser: Browser;
  readonly server: PageServer;
  readonly slowDown: number;
}

const text = "María-José D'Angelo";

/** From a key press to the frame that shows the letter, in the forms of the wizard and the look-up. */
export async function measureTyping(
  options: TypingOptions,
): Promise<ReadonlyMap<string, readonly number[]>> {
  return new Map([
    ['plain React form', await typeInto(options, plain.name, typedField('Primer nombre'))],
    ['wizard, personal data', await typeInto(options, wizard.name, openPersonalData)],
    [
      'status look-up',
      await typeInto(options, statusLookup.name, typedField('Código de solicitud')),
    ],
  ]);
}

type OpenField = (page: Page) => Promise<void>;

function typedField(label: string): OpenField {
  return (page) => page.getByLabel(label, { exact: true }).focus();
}

async function openPersonalData(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('combobox', { name: 'Carrera' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('Primer nombre', { exact: true }).focus();
}

async function typeInto(
  { browser, server, slowDown }: TypingOptions,
  contenderName: string,
  open: OpenField,
): Promise<readonly number[]> {
  const contender = [plain, wizard, statusLookup].find(({ name }) => name === contenderName);
  if (contender === undefined) throw new Error(`No page is called ${contenderName}.`);
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(server.addressOf(contender));
  await open(page);
  await slowProcessor(page, slowDown);
  await page.evaluate(watchKeys);
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForFunction((count) => (window.keyToPaint?.length ?? 0) >= count, text.length);
  const times = await page.evaluate(() => window.keyToPaint ?? []);
  await context.close();
  return times;
}

/** Runs in the page. Uses `input`, which also fires for letters without a key (í, é). */
function watchKeys(): void {
  window.keyToPaint = [];
  let pressedAt = 0;
  addEventListener('keydown', (event) => {
    pressedAt = event.timeStamp;
  });
  addEventListener('input', (event) => {
    const start = pressedAt === 0 ? event.timeStamp : pressedAt;
    pressedAt = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyToPaint?.push(performance.now() - start);
      port2.postMessage(0);
    });
  });
}
