import {
  compareCalendarDates,
  formatLongDate,
  parseCalendarDate,
  todayOf,
} from '../../domain/calendar/calendar-date.ts';
import type { Gender } from '../../domain/person/gender.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Cell } from './field-group.styles.ts';
import { FieldGroup } from './field-group.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';
import { TextEntry } from './text-entry.tsx';

/** When and where a person was born, and the gender the title is written for. */
export function BirthGroup(props: StepProps) {
  const words = useMessages(stepMessages);
  const locale = useLocale();
  const { form, idOf, errorOf, onLeave } = props;
  const { dateOfBirth } = form.draft;

  return (
    <FieldGroup title={words.groupBirth} level={props.groupLevel}>
      <Cell data-span="half">
        <DateField
          id={idOf('dateOfBirth')}
          name="dateOfBirth"
          label={words.dateOfBirth}
          hint={words.dateOfBirthHint}
          autoComplete="bday"
          value={dateOfBirth}
          onChange={(text) => form.actions.edit({ dateOfBirth: text })}
          onBlur={() => onLeave('dateOfBirth')}
          error={errorOf('dateOfBirth')}
          understoodAs={inWords(dateOfBirth, locale)}
          isRequired
        />
      </Cell>
      <TextEntry
        step={props}
        field="placeOfBirth"
        autoComplete="off"
        autoCapitalize="words"
        hint={words.placeOfBirthHint}
        isRequired
        span="half"
      />
      <Cell data-span="row">
        <GenderChoice {...props} />
      </Cell>
    </FieldGroup>
  );
}

function GenderChoice({ form, idOf, errorOf, onLeave }: StepProps) {
  const words = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const { genders } = form.catalogue;

  if (genders.length === 0) {
    const again = (
      <Button variant="secondary" isBusy={form.isRefreshing} onClick={form.actions.refresh}>
        <span>{wizard.checkAgain}</span>
      </Button>
    );
    return (
      <Alert tone="warning" action={again}>
        {words.noGenders}
      </Alert>
    );
  }
  return (
    <RadioGroup
      id={idOf('genderId')}
      name="gender"
      label={words.gender}
      layout="segmented"
      items={genders}
      itemKey={keyOf}
      itemLabel={(gender) => gender.name}
      value={genders.find(({ id }) => id === form.draft.genderId) ?? null}
      onChange={({ id }) => form.actions.edit({ genderId: id })}
      onBlur={() => onLeave('genderId')}
      error={errorOf('genderId')}
      isRequired
    />
  );
}

/** The day as the wizard understood it, once there is one that can be a birth. */
function inWords(typed: string, locale: string): string | undefined {
  const date = parseCalendarDate(typed);
  if (date === undefined || compareCalendarDates(date, todayOf(new Date())) > 0) return undefined;
  return formatLongDate(date, locale);
}

function keyOf({ id }: Gender): string {
  return String(id);
}
