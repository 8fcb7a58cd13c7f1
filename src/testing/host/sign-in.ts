import { demoPassword } from '../university/users.ts';
import { waitUntil } from '../wait-until.ts';
import type { TestUser } from './test-user.ts';
import { withoutAct } from './without-act.ts';

/** Options of `signIn`. */
export interface SignInOptions {
  /** The user of `@testing-library/user-event`, or of Vitest's browser. */
  readonly user: TestUser;
  /** The user name or the e-mail. @default 'admin' */
  readonly identifier?: string | undefined;
  /** The password. @default `demoPassword` */
  readonly password?: string | undefined;
  /** The time in which each part has to appear, in milliseconds. @default 30000 */
  readonly timeoutMs?: number | undefined;
}

/**
 * Signs in at the console's sign-in page, in any language, and waits for the console's first section.
 *
 * @param page an element around the console: the container of `renderConsole`, or of the host's own page
 * @throws when the sign-in fails
 */
export function signIn(page: Element, options: SignInOptions): Promise<void> {
  const { user, identifier = 'admin', password = demoPassword, timeoutMs } = options;
  return withoutAct(async () => {
    const find = (selector: string, complaint: string) =>
      waitUntil(() => page.querySelector(selector), complaint, timeoutMs);
    const noForm = 'The console shows no sign-in.';
    await user.type(await find('input[name="username"]', noForm), identifier);
    await user.type(await find('input[autocomplete="current-password"]', noForm), password);
    await user.click(await find('form[method="post"] button[type="submit"]', noForm));
    await find('main h1', 'The sign-in did not lead to the console.');
  });
}
