import { createHash } from 'node:crypto';
import type { DocumentImage } from 'birrete/rules';
import { ThreadLost } from '#platform/concurrency/start-thread.ts';
import { askDocumentThread } from './document-thread.ts';
import { DrawingTooSlow } from './drawing-too-slow.ts';
import type { RefusedPicture } from './pictures/picture-refused.ts';

/** The last pictures that could be drawn, by their hash: a preview sends them again with each change of a text. */
const drawn = new Set<string>();
const maxDrawn = 100;

/** Draws a picture once in a thread. @returns the reason why it can't be printed; undefined if it can */
export async function checkPicture(image: DocumentImage): Promise<RefusedPicture | undefined> {
  const key = createHash('sha256').update(`${image.type} ${image.data}`).digest('hex');
  if (drawn.has(key)) return undefined;
  const refused = await drawInThread(image);
  if (refused !== undefined) return refused;
  drawn.add(key);
  const [oldest] = drawn;
  if (drawn.size > maxDrawn && oldest !== undefined) drawn.delete(oldest);
  return undefined;
}

/** A picture that ends the thread or takes too long would do the same to a print. */
async function drawInThread(image: DocumentImage): Promise<RefusedPicture | undefined> {
  try {
    const answer = await askDocumentThread('console', { kind: 'picture', image });
    return answer.kind === 'picture' ? answer.refused : undefined;
  } catch (error) {
    if (error instanceof ThreadLost || error instanceof DrawingTooSlow)
      return { reason: 'unreadable' };
    throw error;
  }
}
