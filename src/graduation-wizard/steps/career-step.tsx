import { useDeferredValue } from 'react';
import type { Career } from '#domain/degree/career.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Chosen } from '../wizard.styles.ts';
import { CheckAgain } from './check-again.tsx';
import { LockedField } from './locked-field.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

/** Step 2: one of the active careers, shown with its type. */
export function CareerStep({ form, idOf, errorOf, onLeave }: StepProps) {
  const messages = useMessages(stepMessages);
  const { careers } = form.choices;
  const chosen = careers.find(({ id }) => id === form.draft.careerId) ?? null;
  // The choice is painted before its detail.
  const detailed = useDeferredValue(chosen);

  if (careers.length === 0) {
    return (
      <EmptyState
        title={messages.noCareers}
        action={<CheckAgain form={form} controlId={idOf('careerId')} />}
      >
        {messages.noCareersText}
      </EmptyState>
    );
  }

  return (
    <Stack $gap={4}>
      {chosen !== null && form.locked.includes('careerId') ? (
        <LockedField id={idOf('careerId')} label={messages.career} value={chosen.name} />
      ) : (
        <ComboBox
          id={idOf('careerId')}
          label={messages.career}
          items={careers}
          itemKey={careerKey}
          itemLabel={(career) => career.name}
          itemDetail={careerDetail}
          value={chosen}
          onChange={(career) => form.actions.edit({ careerId: career?.id })}
          onBlur={() => onLeave('careerId')}
          error={errorOf('careerId')}
          isRequired
        />
      )}
      {detailed !== null && careerDetail(detailed) !== '' && (
        <Chosen>
          <span key={detailed.id} translate="no">
            {careerDetail(detailed)}
          </span>
        </Chosen>
      )}
    </Stack>
  );
}

function careerDetail({ typeName, facultyName }: Career): string {
  return [typeName, facultyName].filter((part) => part !== undefined).join(' · ');
}

function careerKey({ id }: Career): string {
  return String(id);
}
