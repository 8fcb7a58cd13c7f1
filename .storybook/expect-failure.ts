import { expect, screen, waitFor, type within } from 'storybook/test';
import type { CallFailure } from '#testing/failures/call-failures.fixtures.ts';
import { messages } from './story-messages.ts';

type FailureText = Pick<CallFailure, 'said' | 'notice'>;

/**
 * Expects a failed call to be reported once in place, and its global message in a notice.
 *
 * @param own the feature's message, for failures that the server doesn't explain.
 * @returns the message in place.
 */
export async function expectFailure(
  place: Pick<ReturnType<typeof within>, 'findByText'>,
  { said, notice }: FailureText,
  own: string,
): Promise<string> {
  const message = said ?? own;
  await waitFor(async () => expect(await place.findByText(message)).toBeVisible());
  await expect(screen.getAllByText(message)).toHaveLength(1);
  if (notice !== undefined) {
    await waitFor(() => expect(screen.getAllByText(messages.failures[notice])[0]).toBeVisible());
  }
  return message;
}
