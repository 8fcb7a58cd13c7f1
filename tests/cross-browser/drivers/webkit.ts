import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/e2e/site/free-port.ts';
import type { KnownBrowser } from './driver.ts';
import { onPath } from './on-path.ts';
import { startWebDriver } from './web-driver.ts';

/** Beside the libraries, in a folder named after their version. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      readdirSync(path.join(libraries, name))
        .filter((inner) => inner.startsWith('webkit'))
        .map((inner) => path.join(libraries, name, inner, 'MiniBrowser')),
    );
  return onPath(...folders, 'MiniBrowser');
}

const findDriver = () => onPath('WebKitWebDriver');
const findScreen = () => onPath('Xvfb');

/** The installed WebKitGTK in its MiniBrowser, by WebDriver, on a virtual screen. */
export const webkit: KnownBrowser = {
  name: 'WebKitGTK',
  missing: () => {
    if (process.platform !== 'linux') return 'WebKitGTK is there on Linux only.';
    const parts = [findDriver(), findMiniBrowser(), findScreen()];
    return parts.includes(undefined)
      ? 'No WebKitGTK was found: "apt-get install webkit2gtk-driver xvfb".'
      : undefined;
  },
  start: async () => {
    const port = await freePort();
    const screen = await startScreen();
    const server = spawn(findDriver() ?? '', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${screen.number}`, LANG: 'es_VE.UTF-8' },
      stdio: 'ignore',
    });
    const driver = await startWebDriver(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    await driver.resize(1280, 900);
    return {
      ...driver,
      close: async () => {
        await driver.close();
        await end(server);
        await end(screen.process);
      },
    };
  },
};

async function startScreen() {
  const process = spawn(findScreen() ?? '', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface({ input: process.stdout }), 'line');
  return { process, number: Number(number) };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
