import { demandExtras } from '../announced.ts';
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
      await demandExtras(context, 'privacy');
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
  {
    id: 'privacy-in-force',
    section: 'Announced extras',
    effect: 'write',
    title: 'An authorisation of an unknown text is refused, and one of the text in force accepted',
    async run(context) {
      await demandExtras(context, 'privacy');
      const answer = await context.call('GET', '/api/public/privacy');
      const version = fieldOf(answer.json, 'data.version') ?? null;
      if (version === null) throw new NotChecked('no text about personal data is in force');
      await withCeremony(context, async (ceremony) => {
        const unknown = { privacy_version: `unpublished ${Date.now()}` };
        const payload = await applicationPayload(context, ceremony, unknown);
        const { status } = await context.call('POST', '/api/public/apply', { payload });
        demand(status === 422, `an application of an unknown text was answered with ${status}`);
        await submit(context, { ...payload, privacy_version: version });
      });
    },
  },
];
