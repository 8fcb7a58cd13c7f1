import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkText } from '#ui/link/link.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { problemText } from './problem-text.ts';
import type { Problem } from './wizard.flow.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Each change to a number above 0 moves the focus here. */
  readonly focusCount: number;
  readonly onCorrect: (problem: Problem) => void;
}

/**
 * The problems that block a reviewed application, e.g. a ceremony that has closed meanwhile. Their fields are in other
 * steps, so each line links to its step.
 */
export function ProblemList({ problems, focusCount, onCorrect }: ProblemListProps) {
  const messages = useMessages(wizardMessages);
  const box = useFocusWhen<HTMLDivElement>(focusCount);

  if (problems.length === 0) return null;
  return (
    <ProblemBox ref={box} tabIndex={-1}>
      <Alert tone="warning" title={messages.summaryTitle} live="polite">
        <ProblemItems>
          {problems.map((problem) => (
            <ProblemItem key={problem.field}>
              <ProblemButton as="button" type="button" onClick={() => onCorrect(problem)}>
                {problemText(messages, problem)}
              </ProblemButton>
            </ProblemItem>
          ))}
        </ProblemItems>
      </Alert>
    </ProblemBox>
  );
}

const ProblemBox = styled.div`
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

const ProblemItems = styled.ul``;

const ProblemItem = styled.li`
  display: block;
`;

/** A button with the style of a link, since it goes to a step and has no address. */
const ProblemButton = styled(LinkText)`
  display: inline-block;
  min-block-size: 2.75em;
  color: var(--birrete-warning-text);
  font-weight: 500;
  text-align: start;
`;
