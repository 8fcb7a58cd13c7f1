import { useMessages } from '../../messages/messages-context.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { BirthGroup } from './birth-group.tsx';
import { FieldGroup } from './field-group.tsx';
import { IdentificationGroup } from './identification-group.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';
import { TextEntry } from './text-entry.tsx';

/** Step 3: the person's own data (spec §5, rulings 17, 19 and 20). */
export function DetailsStep(props: StepProps) {
  const words = useMessages(stepMessages);
  const { groupLevel } = props;
  const name = { step: props, autoCapitalize: 'words', spellCheck: false } as const;

  return (
    <Stack>
      <IdentificationGroup {...props} />
      <FieldGroup title={words.groupName} level={groupLevel}>
        <TextEntry {...name} field="firstName" autoComplete="given-name" isRequired />
        <TextEntry {...name} field="secondName" autoComplete="additional-name" isOptional />
        <TextEntry {...name} field="thirdName" autoComplete="off" isOptional />
        <TextEntry {...name} field="lastName" autoComplete="family-name" isRequired isFirstOfRow />
        <TextEntry
          {...name}
          field="secondLastName"
          autoComplete="off"
          isRequired={props.requireSecondLastName}
          isOptional={!props.requireSecondLastName}
        />
      </FieldGroup>
      <BirthGroup {...props} />
      <FieldGroup title={words.groupContact} level={groupLevel}>
        <TextEntry
          step={props}
          field="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={words.emailHint}
          isRequired
          span="row"
        />
      </FieldGroup>
    </Stack>
  );
}
