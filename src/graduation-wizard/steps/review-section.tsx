import { useId } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import type { HeadingLevel } from '../../react/heading-level.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  type DescriptionItem,
  DescriptionList,
} from '../../ui/description-list/description-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { StepId } from '../progress/wizard.flow.ts';
import { Section, SectionHead } from './review-section.styles.ts';
import { stepMessages } from './steps.messages.ts';

interface ReviewSectionProps {
  readonly step: StepId;
  readonly title: string;
  readonly level: HeadingLevel;
  /** What the edit button leads to, for those who hear it without its surroundings: 'la carrera'. */
  readonly edits: string;
  readonly items: readonly DescriptionItem[];
  readonly isDisabled: boolean;
  readonly onEdit: (step: StepId) => void;
}

/** One step's answers for reading, and the way back to it. */
export function ReviewSection(props: ReviewSectionProps) {
  const { step, title, level, edits, items, isDisabled, onEdit } = props;
  const words = useMessages(stepMessages);
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead>
        <Heading level={level} size="small" id={titleId}>
          {title}
        </Heading>
        <Button variant="quiet" disabled={isDisabled} onClick={() => onEdit(step)}>
          <span>
            {words.edit} <VisuallyHidden>{edits}</VisuallyHidden>
          </span>
        </Button>
      </SectionHead>
      <DescriptionList items={items} />
    </Section>
  );
}
