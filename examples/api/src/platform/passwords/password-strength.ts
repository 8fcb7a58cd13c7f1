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

/** Vocabulary of the product, which the sign-in page suggests to a guesser. */
const productVocabulary = [
  ...['birrete', 'grado', 'grados', 'graduacion', 'graduaciones', 'graduado', 'graduados'],
  ...['graduando', 'graduandos', 'egresado', 'egresados', 'acto', 'diploma', 'titulo', 'titulos'],
  ...['solicitud', 'solicitudes', 'registro', 'secretaria', 'rectorado', 'universidad', 'sistema'],
];

/**
 * Creates the check. It runs in a thread, because rating an intricate password takes up to half a second. The thread
 * starts when it is first needed and does not keep the process alive.
 *
 * @param university its name, which is as easy to guess as the vocabulary of the product
 */
export function createStrengthCheck(university = ''): PasswordStrength {
  const vocabulary = [...productVocabulary, ...partsOf(university)];
  let thread: Thread<Rating, boolean> | undefined;
  const started = () => {
    thread ??= startThread(module, { data: undefined, memory, isBackground: true });
    return thread;
  };
  const isGuessable: IsGuessable = async (password, accountData) => {
    if (isMadeOf(password, vocabulary)) return true;
    const asked = started();
    const known = [...vocabulary, ...accountData.flatMap(partsOf)];
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

/**
 * Lists a text, its parts and its initials, with and without diacritics: somebody types 'Mérida', 'merida' or 'ULA'.
 */
function partsOf(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const initials = parts.filter((part) => part.length > 2).map((part) => part.charAt(0));
  const all = [text, parts.join(''), ...parts, initials.join('')];
  return all.flatMap((part) => [part, fold(part)]).filter((part) => part.length > 2);
}

/** Letters beyond a vocabulary that make a password another one. */
const minOtherLetters = 5;

/** True if little but digits and signs remains of a password without the vocabulary: 'Sistema-Graduaciones-2026'. */
function isMadeOf(password: string, vocabulary: readonly string[]): boolean {
  const longestFirst = vocabulary.map(fold).sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ' '), fold(password));
  const isUsed = rest !== fold(password);
  return isUsed && rest.replace(/[^\p{L}]/gu, '').length < minOtherLetters;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
