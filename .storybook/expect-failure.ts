import { expect, screen, waitFor, type within } from 'storybook/test';
import type { CallFailure } from '../src/testing/failures/call-failures.fixtures.ts';
import { words } from './words.ts';

/** The first notice fetches what it is drawn with, and the fake API's slowest failure is a timeout. */
const late = { timeout: 4_000 };

type FailureText = Pick<CallFailure, 'said' | 'notice'>;

/**
 * A failed call is read once in its place, and its global sentence in a notice.
 *
 * @param own the feature's sentence, for what the server doesn't explain.
 * @returns the sentence in place.
 */
export async function expectFailure(
  place: Pick<ReturnType<typeof within>, 'findByText'>,
  { said, notice }: FailureText,
  own: string,
): Promise<string> {
  const sentence = said ?? own;
  await waitFor(async () => expect(await place.findByText(sentence)).toBeVisible(), late);
  await expect(screen.getAllByText(sentence)).toHaveLength(1);
  if (notice !== undefined) {
    await waitFor(() => expect(screen.getAllByText(words.failures[notice])[0]).toBeVisible(), late);
  }
  return sentence;
}
