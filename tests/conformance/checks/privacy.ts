import type { Check } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import { fieldOf, isoDayOf } from '../reading.ts';
import { applicationPayload, applicationWith, submit, withCeremony } from '../records.ts';

export const privacyChecks: readonly Check[] = [
  {
    id: 'privacy-stored',
    section: 'Announced extras',
    effect: 'write',
    title: 'The version of an authorisation is stored with its time, and none is invented',
    async run(context) {
      const { extras } = await context.call('GET', '/api/genders');
      if (!extras.includes('privacy')) {
        throw new NotChecked('Birrete-Extras does not announce privacy');
      }
      await withCeremony(context, async (ceremony) => {
        const authorised = await applicationPayload(context, ceremony, {
          privacy_version: '2026-1',
        });
        const row = await applicationWith(context, await submit(context, authorised));
        const version = fieldOf(row, 'privacy.version');
        demand(version === '2026-1', `the version became ${JSON.stringify(version)}`);
        isoDayOf(fieldOf(row, 'privacy.accepted_at'));

        const plain = await submit(context, await applicationPayload(context, ceremony));
        const other = fieldOf(await applicationWith(context, plain), 'privacy');
        demand((other ?? null) === null, 'an application without a version has an authorisation');
      });
    },
  },
];
