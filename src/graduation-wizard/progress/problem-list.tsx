import { useMessages } from '../../messages/messages-context.tsx';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { ProblemBox, ProblemButton, ProblemItem, ProblemItems } from './problem-list.styles.ts';
import type { Problem } from './wizard.flow.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Each change to a number above 0 moves the focus here. */
  readonly focusCount: number;
  readonly onCorrect: (problem: Problem) => void;
}

/**
 * What still keeps a reviewed request from being sent, e.g. a ceremony that closed meanwhile. Its fields are in other
 * steps, so each line goes to its step.
 */
export function ProblemList({ problems, focusCount, onCorrect }: ProblemListProps) {
  const words = useMessages(wizardMessages);
  const box = useFocusWhen<HTMLDivElement>(focusCount);

  if (problems.length === 0) return null;
  return (
    <ProblemBox ref={box} tabIndex={-1}>
      <Alert tone="warning" title={words.summaryTitle} live="polite">
        <ProblemItems>
          {problems.map((problem) => (
            <ProblemItem key={problem.field}>
              <ProblemButton as="button" type="button" onClick={() => onCorrect(problem)}>
                {words[problem.key]}
              </ProblemButton>
            </ProblemItem>
          ))}
        </ProblemItems>
      </Alert>
    </ProblemBox>
  );
}
