import {
  isDateField,
  isIdentificationField,
  isNameField,
} from '#domain/application/field-names.ts';
import {
  type CalendarDate,
  formatLongDate,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { describeIdentityNumber } from '#domain/person/printed-identity-number.ts';
import type { ApplicationDraft, Choices } from '../draft/application-draft.ts';
import type { WizardMessages } from '../wizard.messages.ts';
import { type DetailsField, detailsFields, labelKeyOf } from './details-fields.ts';
import type { StepMessages } from './steps.messages.ts';

/** A line of personal data, named after its first field. */
export interface PersonLine {
  readonly field: DetailsField;
  readonly label: keyof StepMessages;
  /** Undefined if nothing was typed or chosen. */
  readonly value: string | CalendarDate | undefined;
}

const withoutName = detailsFields.filter((field) => !isNameField(field));
const fieldsBelow = withoutName.filter((field) => !isIdentificationField(field));

/** The personal data of a draft: one line each for name and identity document, then one per field. */
export function personLines(
  draft: ApplicationDraft,
  { genders }: Pick<Choices, 'genders'>,
): readonly PersonLine[] {
  const name = joinPersonName(draft);
  const document = describeIdentityNumber(draft.identificationType, draft.idNumber.trim());
  const valueIn = (field: (typeof fieldsBelow)[number]) => {
    if (field === 'genderId') return genders.find(({ id }) => id === draft.genderId)?.name;
    const text = draft[field].trim() || undefined;
    return text !== undefined && isDateField(field) ? (parseCalendarDate(text) ?? text) : text;
  };
  return [
    { field: 'firstName', label: 'fullName', value: name || undefined },
    { field: 'idNumber', label: 'identification', value: document },
    ...fieldsBelow.map((field) => ({ field, label: labelKeyOf(field), value: valueIn(field) })),
  ];
}

/** The lines with labels, in the current language. */
export function describeLines(
  lines: readonly PersonLine[],
  messages: StepMessages & Pick<WizardMessages, 'unavailable'>,
  locale: string,
): readonly DataItem[] {
  return lines.map(({ label, value }) =>
    typeof value === 'object'
      ? { term: messages[label], detail: formatLongDate(value, locale) }
      : dataItem(messages[label], value, messages.unavailable),
  );
}

interface DataItem {
  readonly term: string;
  readonly detail: string;
  readonly isData?: boolean | undefined;
}

/** A name or number, which a browser's translation must leave, or the text in its place. */
export function dataItem(term: string, value: string | undefined, unavailable: string): DataItem {
  return { term, detail: value ?? unavailable, isData: value !== undefined };
}
