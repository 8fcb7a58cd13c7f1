import { chromium } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import { plain, statusLookup, wizard } from './contenders.ts';
import { servePages } from './page-server.ts';
import { measureStartUp } from './start-up.ts';
import { formatSpread, median } from './statistics.ts';

const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 7);
const slowDown = 4;

/** Start-up of the public widgets, compared with a plain form in the same run. */
export async function benchPublicPages(): Promise<void> {
  const choice = await findChromium();
  const browser = await chromium.launch({
    executablePath: choice.executablePath,
    args: [...choice.args],
  });
  const contenders = [plain, wizard, statusLookup];
  const server = await servePages(contenders);
  try {
    console.log(`\nStart-up, processor ${slowDown}× slower, ${runs} runs in turn, nothing cached`);
    const startUps = await measureStartUp({ browser, server, contenders, runs, slowDown });
    const base = startUps.get(plain.name);
    for (const [name, { usable, firstPaint }] of startUps) {
      const ratio = median(usable) / median(base?.usable ?? []);
      console.log(
        `  ${name.padEnd(24)} usable ${formatSpread(usable).padEnd(22)} ${ratio.toFixed(2)}× plain   ` +
          `first paint ${formatSpread(firstPaint)}`,
      );
    }
  } finally {
    await server.close();
    await browser.close();
  }
}
