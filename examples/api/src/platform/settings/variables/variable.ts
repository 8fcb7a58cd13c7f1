import type { Environment } from '../environment.ts';

/** A variable of the environment. Without a default, `Value` includes undefined. */
export interface Variable<Value = unknown> {
  readonly byDefault: Value;
  /** The permitted values, for docs/production.md. */
  readonly values: string;
  /** Its meaning, for docs/production.md. */
  readonly meaning: string;
  /** Differences in production. */
  readonly production?: {
    readonly byDefault?: Value;
    /** The message for an unset variable, which has no default there. */
    readonly demands?: string;
    /** The rule for a set value, for docs/production.md. */
    readonly rule?: string;
    /**
     * Checks a set value.
     * @returns what it must do or be, for the message; undefined if it is accepted
     */
    refuses?(value: NonNullable<Value>, env: Environment): string | undefined;
  };
  /** True if its value can come from a file. */
  readonly isSecret?: boolean;
  /** Reads the text of a set variable. @throws Error that names the variable */
  read(text: string, name: string, isProduction: boolean): Value;
}

type Rest<Value> = Pick<Variable<Value>, 'production' | 'isSecret'>;

/** The message for a value. */
export function refusal(name: string, must: string, found: string): Error {
  return new Error(`${name} must ${must}, not "${found}"`);
}

/** A variable whose value `accept` reads. @param must what a value must do or be, for the message */
export function checked(
  values: string,
  must: string,
  accept: (found: string) => string | undefined,
  meaning: string,
  rest: Rest<string | undefined> = {},
): Variable<string | undefined> {
  const read = (found: string, name: string) => {
    const value = accept(found);
    if (value === undefined) throw refusal(name, must, found);
    return value;
  };
  return { byDefault: undefined, values, meaning, read, ...rest };
}

/** A variable with any text. */
export function text(
  meaning: string,
  rest: Rest<string | undefined> = {},
): Variable<string | undefined> {
  return { byDefault: undefined, values: '', meaning, read: (found) => found, ...rest };
}

/**
 * A secret key that is too long to be guessed, or `none` for no key where production demands a choice. A refusal does not
 * print it.
 */
export function keyOrNone(
  length: number,
  meaning: string,
  production: NonNullable<Variable<string | undefined>['production']>,
): Variable<string | undefined> {
  const read = (found: string, name: string) => {
    if (found === 'none') return undefined;
    if (found.length >= length) return found;
    throw new Error(`${name} must have at least ${length} characters`);
  };
  const values = `at least ${length} characters, \`none\``;
  return { byDefault: undefined, values, meaning, read, isSecret: true, production };
}

/** A variable with any text, and a default. */
export function textOr(
  byDefault: string,
  meaning: string,
  rest: Rest<string> = {},
): Variable<string> {
  return { byDefault, values: '', meaning, read: (found) => found, ...rest };
}

/** A variable with a whole number within a range. */
export function wholeNumber<Default extends number | undefined>(
  byDefault: Default,
  [min, max]: readonly [min: number, max: number],
  meaning: string,
  production?: Rest<number | Default>['production'],
): Variable<number | Default> {
  const read = (found: string, name: string) => {
    const value = /^\d{1,9}$/.test(found) ? Number(found) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw refusal(name, `be a whole number from ${min} to ${max}`, found);
  };
  return {
    byDefault,
    values: `${min} to ${max}`,
    meaning,
    read,
    ...(production && { production }),
  };
}

/** A variable with one of several texts. */
export function choice<const Option extends string, Default extends NoInfer<Option> | undefined>(
  byDefault: Default,
  options: readonly Option[],
  meaning: string,
  rest: Rest<Option | Default> = {},
): Variable<Option | Default> {
  const must = `be ${[options.slice(0, -1).join(', '), options.at(-1)].filter(Boolean).join(' or ')}`;
  const read = (found: string, name: string) => {
    const option = options.find((known) => known === found);
    if (option === undefined) throw refusal(name, must, found);
    return option;
  };
  const values = options.map((option) => `\`${option}\``).join(', ');
  return { byDefault, values, meaning, read, ...rest };
}

function eitherOf<Default extends boolean | undefined>(
  byDefault: Default,
  [yes, no]: readonly [yes: readonly string[], no: readonly string[]],
  meaning: string,
  rest: Rest<boolean | Default> = {},
): Variable<boolean | Default> {
  const read = (found: string, name: string) => {
    const word = found.toLowerCase();
    if (yes.includes(word) || no.includes(word)) return yes.includes(word);
    throw refusal(name, `be ${yes[0]} or ${no[0]}`, found);
  };
  return { byDefault, values: `\`${yes[0]}\`, \`${no[0]}\``, meaning, read, ...rest };
}

/** A variable that is `on` or `off`. */
export function onOrOff<Default extends boolean | undefined>(byDefault: Default, meaning: string) {
  return eitherOf(byDefault, [['on'], ['off']], meaning);
}

/** A variable that is `1` or `0`. */
export function flag<Default extends boolean | undefined>(
  byDefault: Default,
  meaning: string,
  rest: Rest<boolean | Default> = {},
) {
  return eitherOf(
    byDefault,
    [
      ['1', 'true'],
      ['0', 'false'],
    ],
    meaning,
    rest,
  );
}

interface ListRules {
  readonly byDefault?: readonly string[];
  /** The demand on each value, for the message. */
  readonly must?: string;
  readonly separator?: RegExp;
  /** The text that means no value, where production demands a choice. */
  readonly none?: string;
  readonly production?: Variable<readonly string[]>['production'];
  accepts?(entry: string, isProduction: boolean): boolean;
  /** Checks all values together. @returns what they must do or be, for the message */
  refuses?(entries: readonly string[]): string | undefined;
}

/** A variable with several values, separated by commas. */
export function list(
  meaning: string,
  {
    byDefault = [],
    must = '',
    separator = /,/,
    none,
    production,
    accepts = () => true,
    refuses = () => undefined,
  }: ListRules = {},
): Variable<readonly string[]> {
  const read = (found: string, name: string, isProduction: boolean) => {
    if (found === none) return [];
    const entries = entriesOf(found, separator);
    const wrong = entries.find((entry) => !accepts(entry, isProduction));
    if (wrong !== undefined) throw refusal(name, must, wrong);
    const wrongTogether = refuses(entries);
    if (wrongTogether !== undefined) throw refusal(name, wrongTogether, found);
    return entries.length === 0 ? byDefault : entries;
  };
  const values = none === undefined ? 'a list' : `a list, \`${none}\``;
  return { byDefault, values, meaning, read, ...(production && { production }) };
}

function entriesOf(found: string, separator: RegExp): readonly string[] {
  return found
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
