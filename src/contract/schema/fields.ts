import * as v from 'valibot';
import { formatIsoDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { isBlank } from '#domain/text/blank-text.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';
import { webAddressPattern } from '#domain/text/web-address.ts';
import { generalRefusals } from './refusal.ts';

/** Messages about one field of a body. `label` comes with its article, with which the message agrees: 'La fecha'. */
export const fieldMessages = {
  required: (label: string) => {
    const { verb, ending } = agreementOf(label);
    return `${label} ${verb} requerid${ending}`;
  },
  invalid: (label: string) => {
    const { verb, ending } = agreementOf(label);
    return `${label} no ${verb} válid${ending}`;
  },
  tooLong: (label: string, max: number) => {
    const { isPlural } = agreementOf(label);
    return `${label} no ${isPlural ? 'pueden' : 'puede'} tener más de ${max} caracteres`;
  },
  /** @param character how to find it: «−», or for one without a shape 'U+0007 después de «Ana»' */
  character: (label: string, character: string) => {
    const { isPlural } = agreementOf(label);
    return `${label} ${isPlural ? 'contienen' : 'contiene'} un carácter no permitido: ${character}`;
  },
  picture: (label: string, kinds: readonly string[]) =>
    `${label} debe ser una imagen ${kinds.join(', ').toUpperCase()}`,
  tooHeavy: (label: string, maxBytes: number) =>
    `${label} no puede pesar más de ${Math.floor(maxBytes / 1000)} KB`,
  email: 'Por favor ingresa un email válido',
  wholeNumber: (label: string) => `${label} debe ser un número entero entre 0 y 999999`,
  registryNumber: (label: string) =>
    `${label} debe contener un número, por ejemplo 001, y tener como máximo 30 caracteres`,
};

function agreementOf(label: string) {
  const [article = ''] = label.split(' ');
  const isPlural = article.endsWith('s');
  const gender = article.startsWith('La') ? 'a' : 'o';
  return { isPlural, verb: isPlural ? 'son' : 'es', ending: isPlural ? `${gender}s` : gender };
}

/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

const sentSpelling = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$/;

/**
 * Reads a date as the calls of the contract send it: DD/MM/YYYY or YYYY-MM-DD; of an ISO date-time the day as written
 * counts. A server checks input with it, so it accepts fewer spellings than `parseCalendarDate`.
 *
 * @returns undefined when there is no such day, or when it is outside the years 1900 to 2199, which is a typing error.
 */
export function parseSentDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  const date = sentSpelling.test(trimmed) ? parseCalendarDate(trimmed) : undefined;
  return date !== undefined && date.year >= 1900 && date.year < 2200
    ? formatIsoDate(date)
    : undefined;
}

/** A text field: its name in messages, its limit, and the message when it is missing. */
interface TextRule {
  /** With its article, as a message starts with it: 'El nombre'. */
  readonly label: string;
  /** The most characters. */
  readonly max: number;
  /** The message when it is missing or blank. @default '{label} es requerido', in agreement with the label */
  readonly required?: string;
  /** True for notes and reasons, whose lines stay. In other texts, any white space is one space. @default false */
  readonly hasLines?: boolean;
}

const malformed = generalRefusals.malformed.message;
const longestDate = 40;

// Line breaks and tabs are text; other control characters are not, and PostgreSQL refuses NUL.
const controlCharacter = /[^\P{Cc}\t\n\r]/u;
/** Text before a character without a shape, which shows its place. */
const contextLength = 20;

/** An address that a client may follow, in an answer. */
export const webAddress = v.pipe(v.string(), v.regex(webAddressPattern));

/**
 * An object whose missing fields are reported with those fields' own messages; valibot's own would be in English and
 * name a type.
 */
export function inputObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const key = issue.path?.[0]?.key;
    const entry = typeof key === 'string' ? entries[key] : undefined;
    if (entry === undefined) return malformed;
    const missing = v.safeParse(entry, undefined);
    return missing.success ? malformed : missing.issues[0].message;
  });
}

/** A required text: trimmed, composed (NFC), bounded, without control characters. */
export function requiredText(rule: TextRule) {
  const { label, max, required = fieldMessages.required(label), hasLines = false } = rule;
  return v.pipe(
    v.string(required),
    v.normalize('NFC'),
    v.transform(hasLines ? trimmed : singleLine),
    v.nonEmpty(required),
    v.check((text) => !isBlank(text), required),
    v.maxLength(max, fieldMessages.tooLong(label, max)),
    withoutCharacters(label, controlCharacter),
  );
}

/** Refuses the characters of a pattern, and names the first one. */
export function withoutCharacters(label: string, refused: RegExp) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => !refused.test(text),
    ({ input }) => fieldMessages.character(label, describeCharacter(input, refused)),
  );
}

function describeCharacter(text: string, refused: RegExp): string {
  const { 0: character = '', index = 0 } = refused.exec(text) ?? {};
  if (!/[\p{C}\p{Z}]/u.test(character)) return `«${character}»`;
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const before = text.slice(Math.max(0, index - contextLength), index);
  return before === '' ? code : `${code} después de «${before}»`;
}

/** A required text with at least a letter or a digit: '---' says nothing. */
export function writtenText(rule: Omit<TextRule, 'required'>) {
  const { label } = rule;
  return v.pipe(
    requiredText(rule),
    v.check((text) => lettersAndDigits(text) !== '', fieldMessages.required(label)),
  );
}

/** A text that may be missing, null or blank. Null and blank are null; missing stays undefined. */
export function optionalText({ label, max, hasLines = false }: Omit<TextRule, 'required'>) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(fieldMessages.invalid(label)),
        v.normalize('NFC'),
        v.transform(hasLines ? trimmed : singleLine),
        v.maxLength(max, fieldMessages.tooLong(label, max)),
        withoutCharacters(label, controlCharacter),
        v.transform((text) => (isBlank(text) ? null : text)),
      ),
    ),
  );
}

function trimmed(text: string): string {
  return text.trim();
}

/** Line ends, tabs and wide spaces of pasted texts are one space. */
function singleLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** An e-mail address by a basic pattern: text, @, text, dot, text. */
export function emailText(required: string, max = 254) {
  return v.pipe(
    v.string(required),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, fieldMessages.tooLong('El email', max)),
    v.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, fieldMessages.email),
  );
}

/** An id, as a number or as the digits of a form's select. */
export function idNumber(required: string) {
  return v.pipe(
    v.union(
      [
        v.pipe(v.number(), v.integer(required)),
        v.pipe(v.string(), v.regex(/^\s*\d{1,10}\s*$/, required)),
      ],
      required,
    ),
    v.transform(Number),
    v.minValue(1, required),
    v.maxValue(2_147_483_647, required),
  );
}

/** A date as YYYY-MM-DD or DD/MM/YYYY; the output is always the former. */
export function calendarDay(label: string, required = fieldMessages.required(label)) {
  const invalid = fieldMessages.invalid(label);
  return v.pipe(
    v.string(required),
    v.description('YYYY-MM-DD or DD/MM/YYYY'),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(longestDate, invalid),
    v.rawTransform<string, IsoDate>(({ dataset, addIssue, NEVER }) => {
      const date = parseSentDate(dataset.value);
      if (date !== undefined) return date;
      addIssue({ message: invalid });
      return NEVER;
    }),
  );
}

/** The same for a date that may be missing, null or blank. Null and blank are null; missing stays undefined. */
export function optionalCalendarDay(label: string) {
  const invalid = fieldMessages.invalid(label);
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(invalid),
        v.maxLength(longestDate, invalid),
        v.rawTransform<string, IsoDate | null>(({ dataset, addIssue, NEVER }) => {
          if (dataset.value.trim() === '') return null;
          const date = parseSentDate(dataset.value);
          if (date !== undefined) return date;
          addIssue({ message: invalid });
          return NEVER;
        }),
      ),
    ),
  );
}

/** A position in an order, 0 to 999999. */
export function orderNumber(label: string) {
  const message = fieldMessages.wholeNumber(label);
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,6}\s*$/, message))], message),
    v.transform(Number),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(999_999, message),
  );
}

/** An active flag: 1 or 0, true or false. */
export function activeFlag(label: string) {
  return v.pipe(
    v.union(
      [v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])],
      fieldMessages.invalid(label),
    ),
    v.transform((flag) => flag === true || flag === 1 || flag === '1'),
  );
}

/** An id that may be missing, null or blank. Null and blank are null; missing stays undefined. */
export function optionalId(label: string) {
  const invalid = fieldMessages.invalid(label);
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => null),
  );
  return v.optional(v.nullable(v.union([blank, idNumber(invalid)], invalid)));
}
