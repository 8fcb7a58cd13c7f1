import { memo, useCallback } from 'react';
import type { Gender } from '#domain/person/gender.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { CheckAgain } from './check-again.tsx';
import { LockedField } from './locked-field.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

const GenderGroup = memo(RadioGroup<Gender>);

/** The gender of the title's wording, or a button to read the list again when the university offers none. */
export function GenderChoice({ form, idOf, errorOf, onLeave }: StepProps) {
  const messages = useMessages(stepMessages);
  const { genders } = form.choices;
  const { edit } = form.actions;
  const choose = useCallback(({ id }: Gender) => edit({ genderId: id }), [edit]);
  const leave = useCallback(() => onLeave('genderId'), [onLeave]);
  const chosen = genders.find(({ id }) => id === form.draft.genderId) ?? null;

  if (genders.length === 0) {
    return (
      <Alert tone="warning" action={<CheckAgain form={form} controlId={`${idOf('genderId')}-0`} />}>
        {messages.noGenders}
      </Alert>
    );
  }
  if (chosen !== null && form.locked.includes('genderId')) {
    return <LockedField id={idOf('genderId')} label={messages.gender} value={chosen.name} />;
  }
  return (
    <GenderGroup
      id={idOf('genderId')}
      name="gender"
      label={messages.gender}
      hint={messages.genderHint}
      layout="segmented"
      isData
      items={genders}
      itemKey={genderKey}
      itemLabel={genderName}
      value={chosen}
      onChange={choose}
      onBlur={leave}
      error={errorOf('genderId')}
      isRequired
    />
  );
}

function genderKey({ id }: Gender): string {
  return String(id);
}

function genderName({ name }: Gender): string {
  return name;
}
