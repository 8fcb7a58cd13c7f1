import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { useFocusWhen } from '../../../react/use-focus-when.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FocusTarget } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { ResultCount } from './bulk-issue.styles.ts';
import { IssueProgress } from './issue-progress.tsx';
import { type IssueResult, isComplete } from './issue-result.flow.ts';
import type { IssueRun } from './issue-store.ts';
import { DifferencesNote } from './rehearsal/differences.tsx';
import { SuccessState } from './success-state.tsx';

interface IssueStateProps {
  readonly run: IssueRun;
  readonly onReadAgain: () => void;
  readonly onStay: () => void;
}

/** The state of the issue. */
export function IssueState({ run, onReadAgain, onStay }: IssueStateProps) {
  const words = useMessages(bulkIssueMessages);
  switch (run.kind) {
    case 'idle':
      return null;
    case 'issuing':
      return <IssueProgress order={run.order} startedAt={run.startedAt} />;
    case 'issued':
      return <SuccessState result={run.result} onStay={onStay} />;
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
    case 'counted':
      return <Counted {...run} onReadAgain={onReadAgain} onStay={onStay} />;
    default:
      return run satisfies never;
  }
}

interface UnreadProps {
  readonly sentence: string;
  readonly onReadAgain: () => void;
}

/** Nobody knows what was issued, so all that can be done is reading the titles; that button takes the focus. */
function Unread({ sentence, onReadAgain }: UnreadProps) {
  const words = useMessages(bulkIssueMessages);
  const read = useFocusWhen<HTMLButtonElement>(true);
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

interface CountedProps extends Omit<IssueStateProps, 'run'> {
  readonly sentence: string;
  readonly result: IssueResult;
}

/** 'Se emitieron 37 de 40', before anything can be sent again. */
function Counted({ sentence, result, onReadAgain, onStay }: CountedProps) {
  const words = useMessages(bulkIssueMessages);
  const locale = useLocale();
  const place = useFocusWhen<HTMLDivElement>(true);
  const { issued, of } = result;
  const count = formatMessage(words.toldIssued, { issued, of }, locale);

  return (
    <Stack $gap={3}>
      <FocusTarget ref={place} tabIndex={-1}>
        {isComplete(result) ? (
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
            <ResultCount>{count}</ResultCount>
            <Text>{formatMessage(words.toldSome, { count: of - issued }, locale)}</Text>
          </Alert>
        )}
      </FocusTarget>
      <DifferencesNote result={withoutAbsent(result)} onStay={onStay} />
    </Stack>
  );
}

/** Who has no title yet is not a difference: they are still to be issued. */
function withoutAbsent(result: IssueResult): IssueResult {
  return { ...result, differences: result.differences.filter(({ kind }) => kind !== 'absent') };
}
