import { expect, screen, waitFor, type within } from 'storybook/test';
import type { CallFailure } from '../src/testing/failures/call-failures.fixtures.ts';
import { words } from './words.ts';

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
  await waitFor(async () => expect(await place.findByText(sentence)).toBeVisible());
  await expect(screen.getAllByText(sentence)).toHaveLength(1);
  if (notice !== undefined) {
    await waitFor(() => expect(screen.getAllByText(words.failures[notice])[0]).toBeVisible());
  }
  return sentence;
}
