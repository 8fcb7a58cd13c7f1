import { type ReactNode, useId } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import type { HeadingLevel } from '#react/heading-level.ts';
import { Button } from '#ui/button/button.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list/description-list.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Heading } from '#ui/text/heading.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { StepId } from '../draft/step-id.ts';
import { stepMessages } from '../steps/steps.messages.ts';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-3);
  min-inline-size: 0;
  padding-block-start: var(--birrete-space-4);
  border-block-start: 1px solid var(--birrete-border-strong);
`;

interface ReviewSectionProps {
  readonly step: StepId;
  readonly title: string;
  readonly level: HeadingLevel;
  /** The object of the edit button for screen readers: 'la carrera'. */
  readonly edits: string;
  readonly items: readonly DescriptionItem[];
  readonly isDisabled: boolean;
  readonly onEdit: (step: StepId) => void;
  /** A question about the values, above them. */
  readonly children?: ReactNode;
}

/** One step's values for review, with a link back to the step. */
export function ReviewSection(props: ReviewSectionProps) {
  const { step, title, level, edits, items, isDisabled, onEdit, children } = props;
  const messages = useMessages(stepMessages);
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Row $gap={2}>
        <Heading level={level} size="small" id={titleId}>
          {title}
        </Heading>
        <Button variant="quiet" flush="end" disabled={isDisabled} onClick={() => onEdit(step)}>
          <span>
            {messages.edit} <VisuallyHidden>{edits}</VisuallyHidden>
          </span>
        </Button>
      </Row>
      {children}
      <DescriptionList items={items} />
    </Section>
  );
}
