import { chromium } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import { startFilledSite } from './filled-site.ts';
import { visitConsole } from './visit-console.ts';
import { noteLongTasks } from './watch-page.ts';

const databases = { pglite: 'PGlite', postgres: 'PostgreSQL' } as const;
const applications = Number(process.env.BIRRETE_BENCH_ROWS ?? 100_000);
const load = { applications, titles: applications * 0.8, ceremonies: 300 };

/** Measures each screen of the console in a real browser, with a year of data of a large university. */
export async function benchUniversity(): Promise<void> {
  for (const database of ['pglite', 'postgres'] as const) {
    console.log(
      `\nThe console with ${load.applications} applications, ${load.titles} titles and ${load.ceremonies} ceremonies ` +
        `on ${databases[database]}`,
    );
    await visitOn(database);
  }
}

async function visitOn(database: keyof typeof databases): Promise<void> {
  const { executablePath, args } = await findChromium();
  const site = await startFilledSite({ database, load });
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    await noteLongTasks(page);
    for await (const { what, work, note } of visitConsole(page, site.address)) {
      const [took, longest] = [work.took, work.longest].map((ms) => ms.toFixed(0).padStart(6));
      const memory = (await site.memory()).toFixed(0).padStart(5);
      console.log(
        `  ${what.padEnd(33)} ${took} ms, longest task ${longest} ms, server ${memory} MB  ${note}`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
