import type { Check } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, refused } from '../reading.ts';
import { completedAct, emit, titlesOf } from './titles.ts';

/** @throws NotChecked if the server announces no register beyond a ceremony */
async function demandAnnounced(context: Context): Promise<void> {
  const { extras } = await context.call('GET', '/api/genders');
  if (extras.includes('one-register') || extras.includes('yearly-registers')) return;
  throw new NotChecked('Birrete-Extras announces neither one-register nor yearly-registers');
}

export const registerChecks: readonly Check[] = [
  {
    id: 'register-number-once',
    section: 'Beyond the contract, where it is announced',
    effect: 'issue',
    title: 'A number of the same register is not given again, and the refusal names its holder',
    async run(context) {
      await demandAnnounced(context);
      const first = await completedAct(context, [{ last_name: 'Ñáñez' }]);
      accepted(await emit(context, first));
      const [taken] = await titlesOf(context, first);
      const second = await completedAct(context, [{ last_name: 'Abad' }], {
        record_initial: taken?.record_registry,
      });
      const { text } = refused(await emit(context, second), 409);
      demand(text.includes('Ñáñez'), `the refusal does not name the holder: ${text}`);
      demand((await titlesOf(context, second)).length === 0, 'a title was issued');
    },
  },
];
