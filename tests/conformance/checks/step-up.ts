import { demandExtras } from '../announced.ts';
import type { Check } from '../check.ts';
import { NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, refused } from '../reading.ts';

const call = '/api/auth/confirmation';

/** @throws NotChecked if the server does not announce the extension, or takes no passwords */
async function demandConfirmation(context: Context): Promise<void> {
  const extras = await demandExtras(context, 'step-up');
  if (extras.includes('no-passwords')) throw new NotChecked('administrators have no passwords');
}

export const stepUpChecks: readonly Check[] = [
  {
    id: 'confirmation-password',
    section: 'Announced extras',
    effect: 'read',
    title: 'The right password confirms the identity of a signed-in user, a wrong one is 422',
    async run(context) {
      await demandConfirmation(context);
      const { password } = context.credentials();
      const wrong = { current_password: `${password} equivocada` };
      refused(await context.admin('POST', call, wrong), 422);
      accepted(await context.admin('POST', call, { current_password: password }));
    },
  },
  {
    id: 'confirmation-locked',
    section: 'Announced extras',
    effect: 'read',
    title: 'Nobody confirms an identity without a session',
    async run(context) {
      await demandConfirmation(context);
      const payload = { current_password: context.credentials().password };
      refused(await context.call('POST', call, { payload }), 401);
    },
  },
];
