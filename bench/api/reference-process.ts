// Runs the reference API in a separate process, so that its memory and event loop are measured alone.
import { demoAdministrator } from '../../examples/api/src/site/demo/demo-access.ts';
import { serveApp } from '../../examples/api/testing/serve-app.ts';
import { startTestApi } from '../../examples/api/testing/test-api.ts';

const [place = ''] = process.argv.slice(2);
const api = await startTestApi(JSON.parse(place));
const token = await api.signIn(demoAdministrator);
const { address, close } = await serveApp(api.app);
process.send?.({ address, token });

process.on('message', (message) => {
  if (message === 'resources') process.send?.(resources());
});
process.once('disconnect', async () => {
  await close();
  await api.close();
});

/** Memory in MB, and milliseconds of the processor. */
function resources() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    resident: process.memoryUsage().rss / 1024 / 1024,
    peak: maxRSS / 1024,
    processor: (userCPUTime + systemCPUTime) / 1000,
  };
}
