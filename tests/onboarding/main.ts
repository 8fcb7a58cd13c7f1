/**
 * `npm run test:onboarding`: packs the package and follows the documentation literally, from an empty folder to a
 * submitted application. Arguments choose walkthroughs, e.g. `-- vue svelte`. Needs a registry.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { startBrowser } from '../e2e/drivers/open-page.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { startSite } from '../e2e/site/start-site.ts';
import { packedFile } from '../packed/install/packed-file.ts';
import { createProject } from './project.ts';
import { startStopwatch } from './stopwatch.ts';
import { openAtUniversity } from './university.ts';
import type { Walkthrough } from './walkthrough.ts';
import { walkthroughs } from './walkthroughs.ts';

/** Time limit of a walkthrough, in seconds. */
const promised = 600;

const names = process.argv.slice(2);
const chosen = walkthroughs.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length === 0) throw new Error(`Choose of ${walkthroughs.map(({ name }) => name)}.`);

const folder = await mkdtemp(path.join(tmpdir(), 'birrete-hour-'));
const ports = new Map<Walkthrough, number>();
for (const walkthrough of chosen) ports.set(walkthrough, await freePort());
const origins = [...ports.values()].map((port) => `http://localhost:${port}`);
const site = await startSite({
  BIRRETE_DATA: path.join(folder, 'data'),
  BIRRETE_CORS_ORIGINS: origins.join(','),
});
const browser = await startBrowser();
try {
  const tarball = packedFile();
  for (const [walkthrough, port] of ports) await live(walkthrough, port, tarball, browser);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Follows a walkthrough and prints its steps. @throws with the output of the failed step */
async function live(
  { name, follows, build, path: place = '/', use: [what, action] }: Walkthrough,
  port: number,
  tarball: string,
  browser: Browser,
): Promise<void> {
  console.log(`\n${name}: ${follows}`);
  const home = path.join(folder, name);
  await mkdir(home);
  const stopwatch = startStopwatch();
  const project = createProject(home, tarball, port, stopwatch);
  try {
    await build(project);
    const { page, errors } = await openAtUniversity(browser, site.address);
    await stopwatch.time('the page is opened', () => page.goto(`http://localhost:${port}${place}`));
    await stopwatch.time(what, () => action(page));
    if (errors.length > 0) throw new Error(`The browser reported\n${errors.join('\n')}`);
  } finally {
    await project.close();
  }
  const total = stopwatch.total();
  console.log(`${total.toFixed(1).padStart(7)} s  in all`);
  if (total > promised) throw new Error(`${name} took longer than ${promised} s.`);
}
