import { useEffect, useId, useRef, useState } from 'react';
import { checkText } from '#domain/application/field-checks.ts';
import { ruleOf } from '#domain/application/field-names.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { focusField } from '#ui/error-summary/focus-field.ts';
import { FieldCell, fieldGridStyles } from '#ui/field/field-grid.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Heading } from '#ui/text/heading.tsx';
import { mergePrefill, type Prefilling, prefill } from '../draft/initial-values.ts';
import { DetailsEntry } from './details-entry.tsx';
import { detailsFieldLayout, detailsFields, detailsGroups } from './details-fields.ts';
import { MinorsNotice } from './minors-notice.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-4);
  min-inline-size: 0;
  padding-block-start: var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border);
`;

const GroupFields = styled.div`
  ${fieldGridStyles}
`;

/**
 * The code for the host's values, which most hosts do without. In the chunk of this step, because a separate one would
 * split the modules that both share.
 */
export const prefilling: Prefilling = { mergePrefill, prefill };

export { checkText };

/** Step 3: the personal data, by group. */
export function DetailsStep(props: StepProps) {
  const fields = useUnsavedFocus(props);
  return (
    <Stack ref={fields}>
      {Object.entries(detailsGroups).map(([group, title]) => (
        <DetailsGroup key={group} group={group} title={title} step={props} />
      ))}
    </Stack>
  );
}

/**
 * Focuses the first field that a reload has emptied, once this step has loaded. The focus stays where the page or the
 * user has put it meanwhile.
 */
function useUnsavedFocus({ form, idOf }: StepProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [field] = useState(() => (form.isRestored ? form.unsaved[0] : undefined));
  const fieldId = field && idOf(field);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && fieldId !== undefined && fields.current) focusField(fields.current, fieldId);
  }, [fieldId]);
  return fields;
}

interface DetailsGroupProps {
  readonly group: string;
  readonly title: (typeof detailsGroups)[keyof typeof detailsGroups];
  readonly step: StepProps;
}

/** A titled group of fields, several per row if the widget is wide enough. */
function DetailsGroup({ group, title, step }: DetailsGroupProps) {
  const messages = useMessages(stepMessages);
  const titleId = useId();
  const fields = detailsFields.filter((field) => ruleOf(field).group === group);
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Heading level={step.groupLevel} size="small" id={titleId}>
        {messages[title]}
      </Heading>
      <GroupFields>
        {fields.map((field) => (
          <FieldCell
            key={field}
            data-span={detailsFieldLayout(field).span}
            data-start={detailsFieldLayout(field).isFirstOfRow}
          >
            <DetailsEntry field={field} step={step} />
          </FieldCell>
        ))}
      </GroupFields>
      {group === 'birth' && <MinorsNotice form={step.form} />}
    </Group>
  );
}
