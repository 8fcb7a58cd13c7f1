import type { RequestHandler } from 'msw';
import { expect, screen, type userEvent, waitFor, type within } from 'storybook/test';
import { dismissNotices } from '#storybook/dismiss-notices.ts';
import { expectFailure } from '#storybook/expect-failure.ts';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import { messages } from '#storybook/story-messages.ts';
import { type CallFailure, callFailures } from '../testing/failures/call-failures.fixtures.ts';
import type { FakeCall } from '../testing/fake-api/contract-calls.ts';

const { noAnswer, server, invalid, unauthorized } = callFailures;

/** One failure of each kind that a screen distinguishes. The last one ends the session. */
const eachKind: readonly CallFailure[] = [noAnswer, server, invalid, unauthorized];

interface Attempt {
  readonly call: FakeCall;
  /** The name of the button that sends the call. */
  readonly button: string | RegExp;
  /** The feature's message, used unless the server sends one. */
  readonly defaultMessage: string;
  /** @default one of each kind */
  readonly failures?: readonly CallFailure[];
  /** Further expectations after each failure, such as unchanged input. */
  readonly keeps?: () => Promise<void> | void;
}

type Place = Pick<ReturnType<typeof within>, 'findByText' | 'findByRole'>;

/** The part of a story's context that the attempts need. */
interface Person {
  readonly msw: { use(...handlers: RequestHandler[]): void };
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

/**
 * Presses a button once for each kind of failure of its call. Expects each message once, and an enabled button
 * afterwards. `describe-failure.test.ts` and `client.test.ts` prove which failures belong to which kind.
 */
export async function failEachWay({ msw, userEvent }: Person, place: Place, attempt: Attempt) {
  const { call, button, defaultMessage, failures = eachKind, keeps } = attempt;
  for (const failure of failures) {
    msw.use(failure.on(call, { once: true }));
    const action = await place.findByRole('button', { name: button });
    // Disabled while the consequences are being read, and busy during the call.
    await waitFor(() => expect(action).toBeEnabled());
    await userEvent.click(action);
    await expectFailure(place, failure, defaultMessage);
    await waitFor(() => expect(action).not.toHaveAttribute('aria-busy'));
    await keeps?.();
  }
}

/** Closes the notice of a call without an answer, and expects its text in place, once. */
export async function expectReasonInPlace(context: Person, place: Place): Promise<void> {
  const reason = messages.failures.noAnswer;
  await dismissNotices(context);
  await waitFor(async () => expect(await place.findByText(reason)).toBeVisible());
  await expect(screen.getAllByText(reason)).toHaveLength(1);
}

interface Submission<Context, Dialog> {
  readonly call: FakeCall;
  /** Opens the dialog and fills in the form. */
  readonly fill: (context: Context) => Promise<Dialog>;
  readonly attempt: (dialog: Dialog) => Omit<Attempt, 'call'>;
}

/** The stories of a dialog whose call fails. */
export function failureStates<Context extends Person, Dialog extends Place>({
  call,
  fill,
  attempt,
}: Submission<Context, Dialog>) {
  /** Submits, and expects the failure in the dialog, one notice, and unchanged input. */
  const submit = async (context: Context, failure: Omit<CallFailure, 'on'>) => {
    const dialog = await fill(context);
    const { button, defaultMessage, keeps } = attempt(dialog);
    await context.userEvent.click(await dialog.findByRole('button', { name: button }));
    await expectFailure(dialog, failure, defaultMessage);
    await keeps?.();
    return dialog;
  };
  const submitEachWay = async (context: Context) => {
    const dialog = await fill(context);
    // The other two kinds have separate stories.
    await failEachWay(context, dialog, {
      call,
      failures: [noAnswer, unauthorized],
      ...attempt(dialog),
    });
    return dialog;
  };
  const failing = (failure: CallFailure) => ({
    beforeEach: ({ msw }: Pick<Person, 'msw'>) => msw.use(failure.on(call)),
    play: async (context: Context) => {
      const dialog = await submit(context, failure);
      await expectInSight(await dialog.findByText(failure.said ?? attempt(dialog).defaultMessage));
    },
  });
  return {
    submit,
    unanswered: {
      beforeEach: ({ msw }: Pick<Person, 'msw'>) => msw.use(noAnswer.on(call)),
      play: async (context: Context) => {
        const dialog = await submit(context, noAnswer);
        await expectReasonInPlace(context, dialog);
      },
    },
    submitEachWay,
    refused: failing(invalid),
    failed: failing(server),
    failsEachWay: {
      play: async (context: Context) => {
        await submitEachWay(context);
      },
    },
  };
}
