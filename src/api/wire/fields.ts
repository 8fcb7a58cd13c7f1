import { check, nullish, number, pipe, string, transform, unknown } from 'valibot';
import { parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import { isRecord } from './is-record.ts';

/** A text that is required; a number is read as its digits, since servers send both '001' and 1. */
export const requiredText = pipe(
  unknown(),
  transform((value) => (typeof value === 'number' ? String(value) : value)),
  string(),
  transform((text) => text.trim()),
);

/** The same, and not blank. */
export const filledText = pipe(
  requiredText,
  check((text) => text !== ''),
);

/** A text that may be missing, null, blank or of another type: then it is undefined, and shown as 'No disponible'. */
export const optionalText = pipe(
  nullish(unknown()),
  transform((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || undefined
      : undefined,
  ),
);

/** A positive whole number, also when it arrives as digits in a text. */
export const identifier = pipe(
  unknown(),
  transform(withoutQuotes),
  number(),
  check((id) => isIdentifier(id)),
);

/** The same for a reference that may be missing. */
export const optionalIdentifier = pipe(
  nullish(unknown()),
  transform((value) => {
    const id = withoutQuotes(value);
    return isIdentifier(id) ? id : undefined;
  }),
);

function withoutQuotes(value: unknown): unknown {
  return typeof value === 'string' ? Number(value) : value;
}

function isIdentifier(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** A calendar day in either spelling; unreadable or missing is undefined. */
export const optionalDate = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseCalendarDate(text))),
);

/** 1, '1' and true are yes; 0, '0' and false are no; anything else is undefined. */
export const optionalFlag = pipe(nullish(unknown()), transform(readFlag));

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

/**
 * Reads a row under the first of several names a field goes by ('id' or 'ceremony_id').
 *
 * @example applyAliases(row, { id: ['id', 'ceremony_id'] })
 */
export function applyAliases(
  row: unknown,
  aliases: Readonly<Record<string, readonly string[]>>,
): unknown {
  if (!isRecord(row)) return row;
  const renamed = Object.entries(aliases).map(([name, spellings]) => {
    const found = spellings.find(
      (spelling) => row[spelling] !== undefined && row[spelling] !== null,
    );
    return [name, found === undefined ? undefined : row[found]];
  });
  return { ...row, ...Object.fromEntries(renamed) };
}
