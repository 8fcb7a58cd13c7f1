import { startThread, type Thread } from '../concurrency/start-thread.ts';

/**
 * True if a password is easy to guess: it is common, or consists of Spanish vocabulary and names, keyboard rows, dates,
 * or `accountData` (user name, e-mail, full name).
 */
export type IsGuessable = (password: string, accountData: readonly string[]) => Promise<boolean>;

/** The check of new passwords. */
export interface PasswordStrength {
  readonly isGuessable: IsGuessable;
  /** Loads the dictionaries for a check that will follow soon. On a busy machine, loading takes seconds. */
  prepare(): void;
}

/** A password to rate, with data that must not be its content. */
export interface Rating {
  readonly password: string;
  readonly known: readonly string[];
}

const module = new URL('./password-strength-worker.ts', import.meta.url);

/** MB for the dictionaries, which take about 50, and for rating. */
const memory = 256;

/**
 * Creates the check. It runs in a thread, because rating an intricate password takes up to half a second. The thread
 * starts when it is first needed and does not keep the process alive.
 */
export function createStrengthCheck(): PasswordStrength {
  let thread: Thread<Rating, boolean> | undefined;
  const started = () => {
    thread ??= startThread(module, { data: undefined, memory, isBackground: true });
    return thread;
  };
  const isGuessable: IsGuessable = async (password, accountData) => {
    const asked = started();
    const parts = accountData.flatMap((text) => text.split(/[\s@._-]+/));
    const known = ['birrete', ...accountData, ...parts].filter((text) => text !== '');
    try {
      return await asked.ask({ password, known });
    } catch (error) {
      // The next check starts another thread, unless it has started already.
      if (thread === asked) thread = undefined;
      await asked.end();
      throw error;
    }
  };
  return { isGuessable, prepare: () => void started() };
}
