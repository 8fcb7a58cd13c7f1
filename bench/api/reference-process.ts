// The reference API in a process of its own, so that its memory, and what it holds up, are its own too.
import { serve } from '@hono/node-server';
import { demoAdministrator } from '../../examples/api/src/demo/demo-access.ts';
import { startTestApi } from '../../examples/api/src/testing/test-api.ts';

const [place = ''] = process.argv.slice(2);
const api = await startTestApi(JSON.parse(place));
const token = await api.signIn(demoAdministrator);
const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ address: `http://127.0.0.1:${port}`, token });
});

process.on('message', (message) => {
  if (message === 'memory') process.send?.(memory());
});
process.once('disconnect', async () => {
  await new Promise((closed) => server.close(closed));
  await api.close();
});

/** MB. */
function memory() {
  const peak = process.resourceUsage().maxRSS / 1024;
  return { resident: process.memoryUsage().rss / 1024 / 1024, peak };
}
