/**
 * `npm run strangers-hour`: the package packed, and followed from an empty folder to a request that is sent, by the code
 * of the documentation to the letter. Further arguments choose strangers, e.g. `-- vue svelte`. Needs a registry.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { startBrowser } from '../e2e/drivers/open-page.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { startSite } from '../e2e/site/start-site.ts';
import { packedFile } from '../packed/install/packed-file.ts';
import { startClock } from './clock.ts';
import { createDesk } from './desk.ts';
import type { Stranger } from './stranger.ts';
import { strangers } from './strangers.ts';
import { openAtUniversity } from './university.ts';

/** What each may take, in seconds. */
const promised = 600;

const names = process.argv.slice(2);
const chosen = strangers.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length === 0) throw new Error(`Choose of ${strangers.map(({ name }) => name)}.`);

const folder = await mkdtemp(path.join(tmpdir(), 'birrete-hour-'));
const ports = new Map<Stranger, number>();
for (const stranger of chosen) ports.set(stranger, await freePort());
const origins = [...ports.values()].map((port) => `http://localhost:${port}`);
const site = await startSite({
  BIRRETE_DATA: path.join(folder, 'data'),
  BIRRETE_CORS_ORIGINS: origins.join(','),
});
const browser = await startBrowser();
try {
  const tarball = packedFile();
  for (const [stranger, port] of ports) await live(stranger, port, tarball, browser);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A stranger's hour, told as it goes. @throws with what the failed step printed. */
async function live(
  { name, follows, build, path: place = '/', use: [what, action] }: Stranger,
  port: number,
  tarball: string,
  browser: Browser,
): Promise<void> {
  console.log(`\n${name}: ${follows}`);
  const home = path.join(folder, name);
  await mkdir(home);
  const clock = startClock();
  const desk = createDesk(home, tarball, port, clock);
  try {
    await build(desk);
    const { page, errors } = await openAtUniversity(browser, site.address);
    await clock.time('the page is opened', () => page.goto(`http://localhost:${port}${place}`));
    await clock.time(what, () => action(page));
    if (errors.length > 0) throw new Error(`The browser reported\n${errors.join('\n')}`);
  } finally {
    await desk.leave();
  }
  const total = clock.total();
  console.log(`${total.toFixed(1).padStart(7)} s  in all`);
  if (total > promised) throw new Error(`${name} took longer than ${promised} s.`);
}
