import { type IsoDate, parseSentDate } from 'birrete/rules';
import * as v from 'valibot';
import { failureMessages } from '../server/failure.messages.ts';
import { fieldMessages } from './fields.messages.ts';

/** What a text field is called in its sentences and how long it may be. */
export type TextRule = {
  /** With its article, as it opens a sentence: 'El nombre'. */
  label: string;
  /** Said when it is missing or blank. */
  required: string;
  most: number;
};

// Line breaks and tabs are text; other control characters are not, and PostgreSQL refuses NUL.
const controlCharacter = /[^\P{Cc}\t\n\r]/u;

/** A character that can be seen; the joiners of emoji and of other scripts cannot. */
const visible = /[^\s\p{Cf}]/u;

/**
 * An object whose missing fields are answered with those fields' own sentences; valibot's own
 * would be in English and name a type.
 */
export function inputObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const key = issue.path?.[0]?.key;
    const entry = typeof key === 'string' ? entries[key] : undefined;
    if (entry === undefined) return failureMessages.malformed;
    const missing = v.safeParse(entry, undefined);
    return missing.success ? failureMessages.malformed : missing.issues[0].message;
  });
}

/** A required text: trimmed, composed (NFC), bounded, without control characters. */
export function requiredText({ label, required, most }: TextRule) {
  return v.pipe(
    v.string(required),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(required),
    v.check((text) => visible.test(text), required),
    v.maxLength(most, fieldMessages.tooLong(label, most)),
    v.check((text) => !controlCharacter.test(text), fieldMessages.characters(label)),
  );
}

/** A text that may be missing, null or blank; all three are null. */
export function optionalText({ label, most }: Omit<TextRule, 'required'>) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(fieldMessages.invalid(label)),
        v.normalize('NFC'),
        v.trim(),
        v.maxLength(most, fieldMessages.tooLong(label, most)),
        v.check((text) => !controlCharacter.test(text), fieldMessages.characters(label)),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
  );
}

/** An e-mail address by a basic pattern: text, @, text, dot, text. */
export function emailText(required: string) {
  return v.pipe(
    v.string(required),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(254, fieldMessages.tooLong('El email', 254)),
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

/** A day as YYYY-MM-DD or DD/MM/YYYY; the output is always the former. */
export function calendarDay(required: string, invalid: string) {
  return v.pipe(
    v.string(required),
    v.description('YYYY-MM-DD or DD/MM/YYYY'),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(40, invalid),
    v.rawTransform<string, IsoDate>(({ dataset, addIssue, NEVER }) => {
      const day = parseSentDate(dataset.value);
      if (day !== undefined) return day;
      addIssue({ message: invalid });
      return NEVER;
    }),
  );
}

/** The same where the day may be missing, null or blank; all three are null. */
export function optionalCalendarDay(invalid: string) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(invalid),
        v.maxLength(40, invalid),
        v.rawTransform<string, IsoDate | null>(({ dataset, addIssue, NEVER }) => {
          if (dataset.value.trim() === '') return null;
          const day = parseSentDate(dataset.value);
          if (day !== undefined) return day;
          addIssue({ message: invalid });
          return NEVER;
        }),
      ),
    ),
  );
}

/** A place in an order, 0 to 999999. */
export function orderNumber(label: string) {
  const sentence = fieldMessages.wholeNumber(label);
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,6}\s*$/, sentence))], sentence),
    v.transform(Number),
    v.integer(sentence),
    v.minValue(0, sentence),
    v.maxValue(999_999, sentence),
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
