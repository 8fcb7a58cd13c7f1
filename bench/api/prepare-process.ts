// Fills a database in a separate process, so that its memory isn't counted for the measured process.
import type { DatabaseLocation } from '../../examples/api/src/platform/database/open.ts';
import { issueTitles, openCeremony } from '../../examples/api/testing/graduates.ts';
import { offeredChoices } from '../../examples/api/testing/sample-application.ts';
import { storeConfirmed } from '../../examples/api/testing/store-graduates.ts';
import { storeLoad } from '../../examples/api/testing/store-load.ts';
import { startTestApi, type TestApi } from '../../examples/api/testing/test-api.ts';
import type { Preparation } from './start-reference.ts';

const [place = '', preparation = ''] = process.argv.slice(2);
const location: DatabaseLocation = JSON.parse(place);
const { graduates = [], areIssued = false, load }: Preparation = JSON.parse(preparation);
const api = await startTestApi(location);
const ceremonies = await confirm(api, graduates);
if (areIssued) for (const id of ceremonies) await issueTitles(api, id);
if (load !== undefined) await storeLoad(api.database.kysely, load);
await api.close();
process.send?.({ ceremonies });
process.disconnect?.();

/** Adds completed ceremonies with confirmed applications. @returns their ids */
async function confirm(to: TestApi, counts: readonly number[]): Promise<number[]> {
  const { career_id } = await offeredChoices(to);
  const ids: number[] = [];
  for (const count of counts) {
    const ceremonyId = await openCeremony(to);
    await storeConfirmed(to.database.kysely, { ceremonyId, careerIds: [career_id], count });
    await to.asAdmin('POST', `/ceremonies/${ceremonyId}/complete`);
    ids.push(ceremonyId);
  }
  return ids;
}
