import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyByPointer } from './apply-by-pointer.ts';
import { freePort } from './free-port.ts';
import { graduateWith } from './graduate.ts';
import { expectWholeResult } from './look-up.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { openVisitor, startBrowser } from './visitor.ts';

let dataDir: string;
let api: RunningSite;
let pages: RunningSite;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  api = await startSite({ BIRRETE_DATA: dataDir, BIRRETE_CORS_ORIGINS: origin });
  pages = await startSite({ PORT: String(port), BIRRETE_API_URL: api.address });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await pages?.stop();
  await api?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('with BIRRETE_API_URL the pages call an API of another origin, and none answers here', async () => {
  const { page, complaints } = await openVisitor(browser, { width: 1280, height: 800 });
  const graduate = graduateWith('30777888');
  await page.goto(pages.address);
  const code = await applyByPointer(page, graduate);

  await page.goto(`${pages.address}/estado?codigo=${code}`);
  await expectWholeResult(page, code, graduate);
  expect(complaints).toEqual([]);

  const here = await fetch(`${pages.address}/api/genders`);
  expect(here.status).toBe(404);
});
