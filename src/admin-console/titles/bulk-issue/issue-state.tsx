import { useEffect, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { ToldCount } from './bulk-issue.styles.ts';
import type { IssueRun } from './issue-desk.ts';
import { IssueProgress } from './issue-progress.tsx';
import { isComplete, type Outcome } from './outcome.flow.ts';
import { DifferencesNote } from './rehearsal/differences.tsx';
import { SuccessState } from './success-state.tsx';

interface IssueStateProps {
  readonly run: IssueRun;
  readonly onReadAgain: () => void;
  readonly onStay: () => void;
}

/** Where the issue stands. */
export function IssueState({ run, onReadAgain, onStay }: IssueStateProps) {
  const words = useMessages(bulkIssueMessages);
  switch (run.kind) {
    case 'idle':
      return null;
    case 'issuing':
      return <IssueProgress order={run.order} startedAt={run.startedAt} />;
    case 'issued':
      return <SuccessState outcome={run.outcome} onStay={onStay} />;
    case 'refused':
      return (
        <Alert tone="danger" live="assertive">
          {run.sentence}
        </Alert>
      );
    case 'reading':
      return (
        <Alert tone="danger" live="assertive" title={run.sentence}>
          <Spinner label={words.reading} />
        </Alert>
      );
    case 'unread':
      return <Unread sentence={run.sentence} onReadAgain={onReadAgain} />;
    case 'told':
      return <Told {...run} onReadAgain={onReadAgain} onStay={onStay} />;
    default:
      return run satisfies never;
  }
}

interface UnreadProps {
  readonly sentence: string;
  readonly onReadAgain: () => void;
}

/** Nobody knows what was issued, so reading is all that can be done (ruling 36); it has the focus. */
function Unread({ sentence, onReadAgain }: UnreadProps) {
  const words = useMessages(bulkIssueMessages);
  const read = useRef<HTMLButtonElement>(null);
  useEffect(() => read.current?.focus(), []);
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={sentence}
      action={
        <Button buttonRef={read} onClick={onReadAgain}>
          {words.readTitles}
        </Button>
      }
    >
      {words.unreadText}
    </Alert>
  );
}

interface ToldProps extends Omit<IssueStateProps, 'run'> {
  readonly sentence: string;
  readonly outcome: Outcome;
}

/** 'Se emitieron 37 de 40': what the titles say, before anything can be sent again (ruling 36). */
function Told({ sentence, outcome, onReadAgain, onStay }: ToldProps) {
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { issued, of } = outcome;
  const count = formatMessage(words.toldIssued, { issued, of }, locale);

  return (
    <Stack $gap={3}>
      <FocusTarget ref={place} tabIndex={-1}>
        {isComplete(outcome) ? (
          <Alert tone="success" live="assertive" title={count}>
            {words.toldAll}
          </Alert>
        ) : (
          <Alert
            tone="danger"
            live="assertive"
            title={sentence}
            action={
              <Button variant="secondary" onClick={onReadAgain}>
                {words.readAgain}
              </Button>
            }
          >
            <ToldCount>{count}</ToldCount>
            <Text>{formatMessage(words.toldSome, { count: of - issued }, locale)}</Text>
          </Alert>
        )}
      </FocusTarget>
      <DifferencesNote outcome={withoutAbsent(outcome)} onStay={onStay} />
    </Stack>
  );
}

/** Who has no title yet is not a difference: they are still to be issued. */
function withoutAbsent(outcome: Outcome): Outcome {
  return { ...outcome, differences: outcome.differences.filter(({ kind }) => kind !== 'absent') };
}
