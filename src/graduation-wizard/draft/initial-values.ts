import {
  type ApplyField,
  applyFields,
  type ChoiceField,
  isChoiceField,
  isDateField,
  ruleOf,
} from '#domain/application/field-names.ts';
import { formatDayMonthYear, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Warn } from '#messages/warn-developer.ts';
import type { ApplicationDraft, ValidationContext } from './application-draft.ts';
import { checkField, choiceRules } from './field-checks.ts';
import { type HostName, hostNameOf, type WizardField } from './host-name.ts';

/**
 * Values to start with. Ceremony, career and gender are an id or a name, a date is DD/MM/YYYY or ISO, all others are
 * texts.
 */
export type InitialValues = {
  readonly [Name in ApplyField as HostName<Name>]?:
    | (Name extends ChoiceField ? number | string : string)
    | undefined;
};

/** The host's values in the draft, and the fields that the user must not change. */
export interface Prefill {
  readonly draft: ApplicationDraft;
  readonly locked: readonly ApplyField[];
}

export interface HostValues {
  readonly initialValues: InitialValues | undefined;
  readonly readOnlyFields: readonly WizardField[] | undefined;
  readonly identificationTypes: readonly string[];
}

/**
 * Puts the valid ones of the host's values into an untouched draft. Only a field with a valid value can be locked:
 * otherwise nobody could complete the form. Warnings name fields, never values.
 */
export function prefill(
  blank: ApplicationDraft,
  { initialValues, readOnlyFields, identificationTypes }: HostValues,
  context: ValidationContext,
  warn: Warn,
): Prefill {
  let draft = blank;
  const accepted: ApplyField[] = [];
  for (const [name, value] of Object.entries(initialValues ?? {})) {
    if (value === undefined || value === null) continue;
    const field = fieldNamed(name);
    const read = field === undefined ? undefined : readValue(field, value, context);
    const problem = initialValueProblem(field, read, { blank, identificationTypes }, context);
    if (field === undefined || problem !== undefined) {
      warn('B031', `initialValues.${name} ${problem}; it is left out.`);
      continue;
    }
    draft = { ...draft, [field]: read };
    accepted.push(field);
  }
  const locked = readNames(readOnlyFields, warn);
  return { draft, locked: accepted.filter((field) => locked.includes(field)) };
}

function readNames(names: unknown, warn: Warn): readonly ApplyField[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) {
    warn('B032', 'readOnlyFields is no array; it is left out.');
    return [];
  }
  return names.flatMap((name) => {
    const field = fieldNamed(name);
    if (field === undefined) warn('B032', `readOnlyFields: ${name} is no field of the wizard.`);
    return field ?? [];
  });
}

/**
 * A restored draft with the host's values: they replace what the user must not change, and what is never stored.
 *
 * @param restored undefined if the form starts untouched
 */
export function mergePrefill(
  restored: ApplicationDraft | undefined,
  { draft, locked }: Prefill,
): ApplicationDraft {
  if (restored === undefined) return draft;
  const replaced = applyFields.filter((name) => locked.includes(name) || ruleOf(name).isSecret);
  return { ...restored, ...Object.fromEntries(replaced.map((name) => [name, draft[name]])) };
}

function fieldNamed(name: string): ApplyField | undefined {
  return applyFields.find((field) => hostNameOf(field) === name);
}

/** The value as the draft holds it; undefined if it has the wrong type or is no choice of the list. */
function readValue(field: ApplyField, value: unknown, { choices }: ValidationContext): unknown {
  if (isChoiceField(field)) {
    const { list } = choiceRules[field];
    const name = typeof value === 'string' ? value.trim() : undefined;
    const found = choices[list].filter((item) => item.id === value || item.name.trim() === name);
    return found.length === 1 ? found[0]?.id : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const date = isDateField(field) ? parseCalendarDate(value) : undefined;
  return date === undefined ? value : formatDayMonthYear(date);
}

interface Offered {
  readonly blank: ApplicationDraft;
  readonly identificationTypes: readonly string[];
}

/** The reason for leaving a value out. */
function initialValueProblem(
  field: ApplyField | undefined,
  value: unknown,
  { blank, identificationTypes }: Offered,
  context: ValidationContext,
): string | undefined {
  if (field === undefined) return 'is no field of the wizard';
  if (value === undefined) return isChoiceField(field) ? 'is not offered' : 'is no text';
  if (field === 'identificationType') {
    const isOffered = [blank[field], ...identificationTypes].some((type) => type === value);
    return isOffered ? undefined : 'is not offered';
  }
  const problem = checkField(field, { ...blank, [field]: value }, context);
  return problem && `is invalid (${problem})`;
}

/** The functions of this module, which load on demand. */
export interface Prefilling {
  readonly prefill: typeof prefill;
  readonly mergePrefill: typeof mergePrefill;
}
