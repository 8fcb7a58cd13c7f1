import { waitUntil } from '../wait-until.ts';
import type { TestUser } from './test-user.ts';
import { withoutAct } from './without-act.ts';

/** Options of `lookUp`. */
export interface LookUpOptions {
  /** The user of `@testing-library/user-event`, or of Vitest's browser. */
  readonly user: TestUser;
  /** The code to type; the field must be empty. */
  readonly code: string;
  /** `sent` does not wait for the result. @default 'answered' */
  readonly until?: 'sent' | 'answered' | undefined;
  /** The time in which each part has to appear, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined;
}

/**
 * Looks an application up as a graduate does, in any language, and waits for the status or the reason why there is none.
 *
 * @param page an element around the look-up: the container of `renderLookup`, or of the host's own page
 * @throws when the look-up does not show an answer
 */
export function lookUp(page: Element, options: LookUpOptions): Promise<void> {
  const { user, code, until = 'answered', timeoutMs } = options;
  return withoutAct(async () => {
    const find = (selector: string, complaint: string) =>
      waitUntil(() => page.querySelector(selector), complaint, timeoutMs);
    await user.type(await find('input[name="codigo"]', 'The look-up has no field.'), code);
    const earlier = page.querySelector(answer);
    const submit = 'form[role="search"] button[type="submit"]';
    await user.click(await find(submit, 'The look-up has no button.'));
    if (until === 'sent') return;
    const next = () => [...page.querySelectorAll(answer)].find((found) => found !== earlier);
    await waitUntil(next, 'The look-up did not answer.', timeoutMs);
  });
}

/** A status, or an alert. */
const answer = '[data-birrete-part="badge"], [data-birrete-part="alert"]';
