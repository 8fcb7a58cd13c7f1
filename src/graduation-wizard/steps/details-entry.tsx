import { memo, useCallback, useMemo } from 'react';
import {
  type DateField as DayField,
  isDateField,
  ruleOf,
} from '#domain/application/field-names.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatLongDate,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { CheckboxField } from '#ui/checkbox-field/checkbox-field.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { noSecondLastName, standardIdentificationTypes } from '../draft/application-draft.ts';
import { isRequired } from '../draft/field-checks.ts';
import { type DetailsField, detailsFieldLayout, labelKeyOf } from './details-fields.ts';
import { EmailQuestion } from './email-question.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { LockedField } from './locked-field.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

/**
 * A key press renders its own field: the props of the others have not changed. The date is rendered with each of them,
 * because it refuses characters, and Preact, with which the elements are built, restores a value only in a render.
 */
const TextInput = memo(TextField);
const TypeSelect = memo(Select<string>);

interface EntryProps<Field extends DetailsField> {
  readonly field: Field;
  readonly step: StepProps;
}

/** One field of step 3 with its input. */
export function DetailsEntry({ field, step }: EntryProps<DetailsField>) {
  if (field === 'genderId') return <GenderChoice {...step} />;
  if (step.form.locked.includes(field)) return <LockedEntry field={field} step={step} />;
  if (field === 'identificationType') return <IdentificationTypeEntry field={field} step={step} />;
  if (field === 'secondLastName' && step.form.requireSecondLastName === 'unless-none') {
    return <SecondLastNameEntry field={field} step={step} />;
  }
  if (isDateField(field)) return <BirthDateEntry field={field} step={step} />;
  return <TextEntry field={field} step={step} />;
}

function LockedEntry({ field, step }: EntryProps<Exclude<DetailsField, 'genderId'>>) {
  const label = useMessages(stepMessages)[labelKeyOf(field)];
  return <LockedField id={step.idOf(field)} label={label} value={step.form.draft[field]} />;
}

type TextName = Exclude<DetailsField, 'genderId' | 'identificationType' | DayField>;

function TextEntry({ field, step }: EntryProps<TextName>) {
  const { autoCapitalize, spellCheck } = detailsFieldLayout(field);
  const isEmail = ruleOf(field).kind === 'email';
  const input = (
    <TextInput
      {...useEntryProps(field, step)}
      autoCapitalize={autoCapitalize}
      spellCheck={spellCheck}
      type={isEmail ? 'email' : 'text'}
      inputMode={isEmail ? 'email' : undefined}
      isOptional={!isRequired(field, step.form)}
    />
  );
  if (!isEmail) return input;
  const { draft, actions } = step.form;
  return (
    <>
      {input}
      <EmailQuestion
        email={draft[field]}
        fieldId={step.idOf(field)}
        onCorrect={(text) => actions.edit({ [field]: text })}
      />
    </>
  );
}

/** The second surname, or that there is none. */
function SecondLastNameEntry({ field, step }: EntryProps<'secondLastName'>) {
  const messages = useMessages(stepMessages);
  const { autoCapitalize, spellCheck } = detailsFieldLayout(field);
  const { value, isRequired: _, ...props } = useEntryProps(field, step);
  const hasNone = value === noSecondLastName;
  const { onChange } = props;
  const below = useMemo(
    () => (
      <CheckboxField
        label={messages.noSecondLastName}
        isChecked={hasNone}
        onChange={(isNone) => onChange(isNone ? noSecondLastName : '')}
      />
    ),
    [messages, hasNone, onChange],
  );
  return (
    <TextInput
      {...props}
      value={hasNone ? '' : value}
      autoCapitalize={autoCapitalize}
      spellCheck={spellCheck}
      isRequired={!hasNone}
      isDisabled={hasNone}
      below={below}
    />
  );
}

function BirthDateEntry({ field, step }: EntryProps<DayField>) {
  const locale = useLocale();
  const { form } = step;
  return (
    <DateField
      {...useEntryProps(field, step)}
      understoodAs={longDateOf(form.draft[field], form.today, locale)}
    />
  );
}

/** The list of types may lack the value of an untouched form. */
function IdentificationTypeEntry({ field, step }: EntryProps<'identificationType'>) {
  const { identificationTypes } = step.form;
  const { autoComplete: _, name: __, hint, ...props } = useEntryProps(field, step);
  return (
    <TypeSelect
      {...props}
      items={identificationTypes}
      itemKey={itself}
      itemLabel={itself}
      hint={identificationTypes === standardIdentificationTypes ? hint : undefined}
    />
  );
}

/** The common props of all inputs: label, hint, value, error and callbacks. */
function useEntryProps(field: Exclude<DetailsField, 'genderId'>, step: StepProps) {
  const messages = useMessages(stepMessages);
  const { form, idOf, errorOf, onLeave } = step;
  const { edit } = form.actions;
  const { hint, autoComplete } = detailsFieldLayout(field);
  return {
    id: idOf(field),
    name: field,
    label: messages[labelKeyOf(field)],
    hint: hint && messages[hint],
    autoComplete,
    value: form.draft[field],
    onChange: useCallback((text: string) => edit({ [field]: text }), [edit, field]),
    onBlur: useCallback(() => onLeave(field), [onLeave, field]),
    error: errorOf(field),
    isRequired: isRequired(field, form),
  };
}

/** The interpreted date, if it is a possible date of birth. */
function longDateOf(text: string, today: CalendarDate, locale: string): string | undefined {
  const date = parseCalendarDate(text);
  if (date === undefined || compareCalendarDates(date, today) > 0) return undefined;
  return formatLongDate(date, locale);
}

function itself(type: string): string {
  return type;
}
