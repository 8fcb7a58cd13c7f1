import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Key } from './driver.ts';

/** The private characters of the keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: '\uE00D',
} as const satisfies Record<Key, string>;

/** Name of the member that holds the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Opens a session of a WebDriver server, by the commands of https://www.w3.org/TR/webdriver2.
 *
 * @param address where a server runs, or is about to
 */
export async function startWebDriver(address: string, capabilities: object): Promise<Driver> {
  await untilReady(address);
  const opened = await send(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${(opened as { sessionId: string }).sessionId}`;
  const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body);
  const run = (script: string, ...args: readonly unknown[]) =>
    post('execute/sync', { script, args });
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    open: async (url) => void (await post('url', { url })),
    run: (call, argument) =>
      run(`return (${call}).apply(null, arguments)`, argument) as Promise<never>,
    load: async (script) => void (await run(script)),
    click: async (value) => {
      const found = await post('element', { using: 'css selector', value });
      await post(`element/${(found as Record<string, string>)[elementKey]}/click`, {});
    },
    type,
    press: (key) => type(keys[key]),
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    picture: async () => Buffer.from(String(await send(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => void (await send(session, 'DELETE')),
  };
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`No WebDriver answers at ${address}.`);
}

/** The value of an answer. @throws the error that the server states */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
