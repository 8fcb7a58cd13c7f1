import vm from 'node:vm';
import { expect, test } from 'vitest';
import { reportOpenOfDropped } from './await-reconnection.ts';

const vitest = 'ws://localhost:63315/__vitest_browser_api__?type=tester';

/** A page after the script. Its `connect` returns a socket that the test opens and closes, and its `open` events. */
function openPage() {
  const window: { WebSocket?: new (url: string) => EventTarget } = {};
  vm.runInNewContext(reportOpenOfDropped, { window, WebSocket: EventTarget, Event });
  const { WebSocket: Patched } = window;
  if (Patched === undefined) throw new Error('The script has replaced nothing.');
  return {
    connect(url: string) {
      const socket = new Patched(url);
      const opened: string[] = [];
      socket.addEventListener('open', () => opened.push('open'));
      const report = (type: 'open' | 'close') => socket.dispatchEvent(new Event(type));
      return { opened, report };
    },
  };
}

test('a dropped connection of Vitest opens together with the next one, once', () => {
  const page = openPage();
  const dropped = page.connect(vitest);
  dropped.report('close');
  for (let turn = 0; turn < 2; turn += 1) page.connect(vitest).report('open');
  expect(dropped.opened).toEqual(['open']);
});

test('a connection that closes after it opened does not open again', () => {
  const page = openPage();
  const first = page.connect(vitest);
  first.report('open');
  first.report('close');
  page.connect(vitest).report('open');
  expect(first.opened).toEqual(['open']);
});

test('connections of the tested code stay as they are', () => {
  const page = openPage();
  const other = page.connect('wss://universidad.edu/avisos');
  other.report('close');
  page.connect(vitest).report('open');
  expect(other.opened).toEqual([]);
});
