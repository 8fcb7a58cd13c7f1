import type { Plugin } from 'vite';

/**
 * Lets a test page go on with its second connection if Chromium drops the first one while it opens, which happens now
 * and then on a busy machine. Vitest reconnects after two seconds, but its page waits for the dropped socket and fails
 * after a minute (vitest-dev/vitest#10166).
 */
export function awaitReconnection(): Plugin {
  return {
    name: 'birrete-await-reconnection',
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head-prepend', children: reportOpenOfDropped },
    ],
  };
}

/** Runs in the page before Vitest's scripts: a socket that opens also reports `open` for those dropped before it. */
export const reportOpenOfDropped = `
  const dropped = new Set();
  window.WebSocket = class extends WebSocket {
    constructor(url, protocols) {
      super(url, protocols);
      if (!String(url).includes('__vitest_browser_api__')) return;
      const drop = () => dropped.add(this);
      this.addEventListener('close', drop);
      this.addEventListener('open', () => {
        this.removeEventListener('close', drop);
        const waiting = [...dropped];
        dropped.clear();
        for (const socket of waiting) socket.dispatchEvent(new Event('open'));
      });
    }
  };
`;
