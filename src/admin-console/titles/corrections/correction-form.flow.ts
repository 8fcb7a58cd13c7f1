import {
  type Checked,
  type Problems,
  trimmed,
  type Values,
} from '#admin-console/form/form.flow.ts';
import type { CorrectedTitle, Correction } from '#api/titles/title-entries.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { isPrintedAlike } from '#domain/registry/printed-text.ts';
import { resolutionKey } from '#domain/registry/resolution-number.ts';
import {
  type ErrorCause,
  errorCauses,
  type TitleEntry,
  type TitleEntryKind,
} from '#domain/registry/title-entry.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';
import {
  type StatedField,
  statedFields,
  statedProblems,
  statedValues,
  statementOf,
} from './stated-fields.flow.ts';

/** The fields of the resolution, in display order. */
const resolutionFields = ['number', 'date', 'body', 'reason'] as const;

/** The fields of the title that replaces a rectified one, in display order. */
export const correctedFields = [
  'firstName',
  'secondName',
  'thirdName',
  'lastName',
  'secondLastName',
  'idNumber',
  'degreeTitle',
] as const satisfies readonly (keyof CorrectedTitle)[];

/** The value of a switch that is on. */
export const chosen = 'yes';

type ResolutionField = (typeof resolutionFields)[number];
export type CorrectedField = (typeof correctedFields)[number];
/** A field with a datum that a rectification changes. */
type DatumField = CorrectedField | StatedField;
export type CorrectionField = ResolutionField | DatumField | 'hidesFormerName' | 'cause';
type CorrectionValues = Values<CorrectionField>;

/** A problem with a field, as a key of its message. */
type CorrectionProblem =
  | 'numberRequired'
  | 'dateRequired'
  | 'dateInvalid'
  | 'dateFuture'
  | 'bodyRequired'
  | 'reasonRequired'
  | 'fieldRequired'
  | 'causeRequired'
  | 'nothingChanged';

/** The data that a rectification can change, in display order. Without a statement, those of the title's row. */
function datumFields(statement: TitleStatement | undefined): readonly DatumField[] {
  return [...correctedFields, ...(statement === undefined ? [] : statedFields(statement))];
}

/** The fields of a correction's form, in display order. */
export function correctionFields(
  kind: TitleEntryKind,
  statement?: TitleStatement,
): readonly CorrectionField[] {
  if (kind !== 'rectified') return resolutionFields;
  const cause = statement === undefined ? [] : (['cause'] as const);
  return [...datumFields(statement), 'hidesFormerName', ...resolutionFields, ...cause];
}

/** The values of an empty form; a rectification starts with what the title and its documents say. */
export function initialValues(
  { names, idNumber, degreeTitle }: IssuedTitle,
  statement?: TitleStatement,
): CorrectionValues {
  const { firstName, secondName, thirdName, lastName, secondLastName } = names;
  return {
    number: '',
    date: '',
    body: '',
    reason: '',
    firstName: firstName ?? '',
    secondName: secondName ?? '',
    thirdName: thirdName ?? '',
    lastName: lastName ?? '',
    secondLastName: secondLastName ?? '',
    idNumber: idNumber ?? '',
    degreeTitle: degreeTitle ?? '',
    hidesFormerName: 'no',
    cause: '',
    ...statedValues(statement),
  };
}

/** True for a field that a rectification can't leave blank. */
export function isRequiredField(field: CorrectedField): boolean {
  return !['secondName', 'thirdName', 'secondLastName'].includes(field);
}

interface CheckedTitle {
  /** The values that its documents state, where the server answers them. */
  readonly statement?: TitleStatement | undefined;
  readonly kind: TitleEntryKind;
  readonly title: IssuedTitle;
  readonly today: CalendarDate;
}

/** Checks and trims the form's values. A resolution has a number, a day that is not to come, a body and a reason. */
export function checkCorrection(
  values: CorrectionValues,
  { kind, title, statement, today }: CheckedTitle,
): Checked<CorrectionField, CorrectionProblem, Correction> {
  const texts = trimmed(values);
  const date = parseCalendarDate(texts.date);
  const problems: Problems<CorrectionField, CorrectionProblem> = {
    ...(kind === 'rectified' ? correctedProblems(texts, { title, statement, today }) : {}),
    ...(resolutionKey(texts.number) === '' && { number: 'numberRequired' }),
    ...dateProblem(texts.date, date, today),
    ...(lettersAndDigits(texts.body) === '' && { body: 'bodyRequired' }),
    ...(lettersAndDigits(texts.reason) === '' && { reason: 'reasonRequired' }),
  };
  if (date === undefined || Object.keys(problems).length > 0) {
    return { status: 'invalid', problems };
  }
  const { number, body, reason } = texts;
  const common = { titleId: title.id, resolution: { number, date, body, reason } };
  return {
    status: 'valid',
    input:
      kind === 'rectified'
        ? {
            ...common,
            kind,
            corrected: correctedOf(texts),
            hidesFormerName: texts.hidesFormerName === chosen,
            stated: statedBy(texts, statement),
          }
        : { ...common, kind },
  };
}

function correctedProblems(
  texts: CorrectionValues,
  { title, statement, today }: Omit<CheckedTitle, 'kind'>,
): Problems<CorrectionField, CorrectionProblem> {
  const blank = correctedFields.filter((field) => isRequiredField(field) && texts[field] === '');
  const isSame = changedData(texts, title, statement).length === 0;
  return {
    ...(isSame ? { firstName: 'nothingChanged' } : {}),
    ...Object.fromEntries(blank.map((field) => [field, 'fieldRequired'])),
    ...(statement && statedProblems(texts, { statement, today })),
    ...(statement && causeOf(texts) === undefined && { cause: 'causeRequired' }),
  };
}

/** A datum that a rectification changes. */
interface ChangedDatum {
  readonly field: DatumField;
  readonly before: string;
  readonly after: string;
}

/** The data in which the values differ from what the title prints. */
export function changedData(
  values: CorrectionValues,
  title: IssuedTitle,
  statement: TitleStatement | undefined,
): readonly ChangedDatum[] {
  const [saved, texts] = [trimmed(initialValues(title, statement)), trimmed(values)];
  return datumFields(statement)
    .map((field) => ({ field, before: saved[field] ?? '', after: texts[field] ?? '' }))
    .filter(({ before, after }) => !isPrintedAlike(before, after));
}

function statedBy(texts: CorrectionValues, statement: TitleStatement | undefined) {
  const cause = causeOf(texts);
  if (statement === undefined || cause === undefined) return undefined;
  return { statement: statementOf(texts, statement), cause };
}

function causeOf({ cause }: CorrectionValues): ErrorCause | undefined {
  return errorCauses.find((each) => each === cause);
}

function correctedOf(texts: CorrectionValues): CorrectedTitle {
  const { firstName, secondName, thirdName, lastName, secondLastName, idNumber, degreeTitle } =
    texts;
  return { firstName, secondName, thirdName, lastName, secondLastName, idNumber, degreeTitle };
}

function dateProblem(
  text: string,
  date: CalendarDate | undefined,
  today: CalendarDate,
): Problems<CorrectionField, CorrectionProblem> {
  if (text === '') return { date: 'dateRequired' };
  if (date === undefined) return { date: 'dateInvalid' };
  return compareCalendarDates(date, today) > 0 ? { date: 'dateFuture' } : {};
}

/** True if an entry of the list is the one that a correction would make. */
export function isSameCorrection(
  { titleId, kind, resolution }: TitleEntry,
  input: Correction,
): boolean {
  return (
    titleId === input.titleId &&
    kind === input.kind &&
    resolutionKey(resolution.number) === resolutionKey(input.resolution.number)
  );
}
