import { useMessages } from '../../messages/messages-context.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Cell } from './field-group.styles.ts';
import { FieldGroup } from './field-group.tsx';
import { standardIdentificationTypes } from './identification-types.ts';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';
import { TextEntry } from './text-entry.tsx';

/** The identity document. The type's list may lack the value that stands untouched (ruling 17). */
export function IdentificationGroup(props: StepProps) {
  const words = useMessages(stepMessages);
  const { form, identificationTypes, idOf, errorOf, onLeave } = props;
  const isStandard = identificationTypes === standardIdentificationTypes;

  return (
    <FieldGroup title={words.groupIdentification} level={props.groupLevel}>
      <Cell data-span="half">
        <Select
          id={idOf('identificationType')}
          label={words.identificationType}
          items={identificationTypes}
          itemKey={itself}
          itemLabel={itself}
          value={form.draft.identificationType}
          onChange={(identificationType) => form.actions.edit({ identificationType })}
          onBlur={() => onLeave('identificationType')}
          error={errorOf('identificationType')}
          hint={isStandard ? words.identificationTypeHint : undefined}
          isRequired
        />
      </Cell>
      <TextEntry
        step={props}
        field="idNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.idNumberHint}
        isRequired
        span="half"
      />
    </FieldGroup>
  );
}

function itself(type: string): string {
  return type;
}
