import { pathOf } from '#contract/paths/call-path.ts';
import {
  listGenders,
  listOfferedCareers,
  listOfferedCeremonies,
} from '#contract/paths/public-paths.ts';
import { readPageLists, type WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';

const patienceMs = 10_000;

/**
 * Reads the lists of the wizard's first step from an API.
 *
 * @throws if the API does not answer, or if its answers hold no ceremony to choose
 */
export async function readLists(api: string): Promise<WizardLists> {
  const read = async (call: Parameters<typeof pathOf>[0]): Promise<unknown> => {
    const address = api.replace(/\/+$/, '') + pathOf(call);
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return answer.json();
  };
  const [ceremonies, careers, genders] = await Promise.all([
    read(listOfferedCeremonies),
    read(listOfferedCareers),
    read(listGenders),
  ]);
  const lists = { ceremonies, careers, genders };
  if (readPageLists(lists) === undefined) throw new Error(`${api} offers no ceremony`);
  return lists;
}
