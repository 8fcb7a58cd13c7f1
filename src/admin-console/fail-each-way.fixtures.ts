import type { RequestHandler } from 'msw';
import { expect, type userEvent, waitFor, type within } from 'storybook/test';
import { expectFailure } from '../../.storybook/expect-failure.ts';
import { expectInSight } from '../../.storybook/expect-in-sight.ts';
import { type CallFailure, callFailures } from '../testing/failures/call-failures.fixtures.ts';
import type { FakeCall } from '../testing/fake-api/contract-calls.ts';

const { noAnswer, server, invalid, unauthorized } = callFailures;

/** One failure of each kind that a screen tells apart. The last one ends the session. */
const eachKind: readonly CallFailure[] = [noAnswer, server, invalid, unauthorized];

interface Attempt {
  readonly call: FakeCall;
  /** The name of the button that makes the call. */
  readonly button: string | RegExp;
  /** The feature's sentence, for what the server doesn't explain. */
  readonly own: string;
  /** @default one of each kind */
  readonly failures?: readonly CallFailure[];
  /** What is expected after each failure besides its sentences: what was typed is still there. */
  readonly keeps?: () => Promise<void> | void;
}

type Place = Pick<ReturnType<typeof within>, 'findByText' | 'findByRole'>;

/** The part of a story's context that the presses need. */
interface Person {
  readonly msw: { use(...handlers: RequestHandler[]): void };
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

/**
 * Presses a button once for each kind of failure of its call. The place shows each sentence once, and the button can be
 * pressed again. `describe-failure.test.ts` and `client.test.ts` prove which failures are of which kind.
 */
export async function failEachWay({ msw, userEvent }: Person, place: Place, attempt: Attempt) {
  const { call, button, own, failures = eachKind, keeps } = attempt;
  for (const failure of failures) {
    msw.use(failure.on(call, { once: true }));
    const action = await place.findByRole('button', { name: button });
    await waitFor(() => expect(action).not.toHaveAttribute('aria-busy'));
    await userEvent.click(action);
    await expectFailure(place, failure, own);
    await waitFor(() => expect(action).not.toHaveAttribute('aria-busy'));
    await keeps?.();
  }
}

interface Submission<Context, Dialog> {
  readonly call: FakeCall;
  /** Opens the dialog and types what is sent. */
  readonly fill: (context: Context) => Promise<Dialog>;
  readonly attempt: (dialog: Dialog) => Omit<Attempt, 'call'>;
}

/** The states of a dialog whose call fails, to be spread into its stories. */
export function failureStates<Context extends Person, Dialog extends Place>({
  call,
  fill,
  attempt,
}: Submission<Context, Dialog>) {
  /** Submits, and expects the failure in its place, one notice, and what was typed still there. */
  const submit = async (context: Context, failure: Omit<CallFailure, 'on'>) => {
    const dialog = await fill(context);
    const { button, own, keeps } = attempt(dialog);
    await context.userEvent.click(await dialog.findByRole('button', { name: button }));
    await expectFailure(dialog, failure, own);
    await keeps?.();
    return dialog;
  };
  const submitEachWay = async (context: Context) => {
    const dialog = await fill(context);
    // The other two kinds have states of their own.
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
      await expectInSight(await dialog.findByText(failure.said ?? attempt(dialog).own));
    },
  });
  return {
    submit,
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
