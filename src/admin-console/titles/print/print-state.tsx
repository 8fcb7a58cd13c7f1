import { FailureReason } from '#admin-console/data/failure-reason.tsx';
import type { NoticedFailure } from '#admin-console/data/noticed-failure.ts';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import {
  groupProblems,
  type ProblemGroup,
} from '#admin-console/document-problems/group-problems.ts';
import { problemText } from '#admin-console/document-problems/problem-text.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import {
  type EditionDifference,
  isDifference,
  isOfForm,
} from '#domain/document/edition-difference.ts';
import type { PrintProblem } from '#domain/document/print.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { Text } from '#ui/text/text.tsx';
import { differenceText } from './difference-text.ts';
import { EditionChoice, type EditionDraft } from './edition-choice.tsx';
import { HeldNote } from './held-note.tsx';
import { printMessages } from './print.messages.ts';
import { Files, ProblemItem, ProblemSubject, Problems } from './print.styles.ts';
import { printDifferencesMessages } from './print-differences.messages.ts';
import { savePrinted } from './print-run.controller.ts';
import {
  documentCount,
  isRefused,
  leftOut,
  type PrintRun,
  printedCount,
  stoppedAt,
} from './print-run.flow.ts';

interface PrintStateProps {
  readonly run: PrintRun;
  readonly edition: EditionDraft;
  readonly onEdition: (edition: EditionDraft) => void;
}

/** The state of a print: its progress, problems, a pause or failure, and the saved files. */
export function PrintState({ run, edition, onEdition }: PrintStateProps) {
  const { phase } = run;
  switch (phase.kind) {
    case 'ready':
      return null;
    case 'checking':
      return <Progress run={run} done={phase.checked} name="checking" />;
    case 'doubtful':
      return (
        <>
          <ProblemList run={run} problems={phase.problems.filter(isProblem)} />
          <DifferenceList run={run} differences={phase.problems.filter(isFoundDifference)} />
          {phase.problems.some((found) => isFoundDifference(found) && isOfForm(found.problem)) && (
            <EditionChoice draft={edition} onChange={onEdition} />
          )}
        </>
      );
    case 'printing':
    case 'pausing':
      return <Progress run={run} done={printedCount(run)} name="printing" />;
    case 'paused':
    case 'asking':
      return (
        <>
          {phase.failure === undefined ? (
            <Paused run={run} />
          ) : (
            <Stopped run={run} failure={phase.failure} isAsking={phase.kind === 'asking'} />
          )}
          <Progress run={run} done={printedCount(run)} name="printing" />
          <FileList run={run} />
        </>
      );
    case 'done':
      return <Done run={run} />;
    default:
      return phase satisfies never;
  }
}

interface RunProps {
  readonly run: PrintRun;
}

interface ProgressProps extends RunProps {
  readonly done: number;
  readonly name: 'checking' | 'printing';
}

function Progress({ run, done, name }: ProgressProps) {
  const { messages, format } = useText(printMessages);
  const total = documentCount(run);
  const text = format(messages.progressText, { done, total });
  return <ProgressBar label={messages[name]} done={done} total={total} text={text} />;
}

function Paused({ run }: RunProps) {
  const { messages, format } = useText(printMessages);
  return (
    <Alert tone="info" live="polite">
      {format(messages.paused, { count: printedCount(run) })}
    </Alert>
  );
}

/** A failure names the document that the print reached. */
function Stopped({
  run,
  failure,
  isAsking,
}: RunProps & { readonly failure: NoticedFailure; readonly isAsking: boolean }) {
  const { messages, format } = useText(printMessages);
  const title = stoppedAt(run);
  return (
    <Alert tone="danger" live="assertive">
      <Stack $gap={2}>
        <Text>{failure.message}</Text>
        <FailureReason reason={failure.reason} />
        {title !== undefined && (
          <Text>
            {format(messages.stoppedAt, {
              name: title.fullName,
              record: title.registry.record ?? '–',
              place: printedCount(run) + 1,
              total: documentCount(run),
            })}
          </Text>
        )}
        {isAsking && <Text>{messages.arrivedQuestion}</Text>}
      </Stack>
    </Alert>
  );
}

interface Found<Finding> {
  readonly titleId: number | undefined;
  readonly problem: Finding;
}

function ofTitles<Finding>(found: readonly Found<Finding>[]) {
  return groupProblems(found.map(({ titleId, problem }) => ({ subject: titleId, problem })));
}

function isProblem(found: PrintProblem): found is Found<LayoutProblem> {
  return !isDifference(found.problem);
}

function isFoundDifference(found: PrintProblem): found is Found<EditionDifference> {
  return isDifference(found.problem);
}

function ProblemList({
  run,
  problems,
}: RunProps & { readonly problems: readonly Found<LayoutProblem>[] }) {
  const { format, messages } = useText(printMessages);
  const texts = useMessages(documentProblemsMessages);
  const groups = ofTitles(problems);
  if (groups.length === 0) return null;
  return (
    <>
      {isRefused(problems) ? (
        <Alert tone="danger" live="assertive">
          {messages.signatureEmpty}
        </Alert>
      ) : (
        <Alert tone="warning" live="polite">
          {format(messages.problems, { count: groups.length })}
        </Alert>
      )}
      <FindingList run={run} groups={groups} textOf={(problem) => problemText(problem, texts)} />
    </>
  );
}

function DifferenceList({
  run,
  differences,
}: RunProps & { readonly differences: readonly Found<EditionDifference>[] }) {
  const { messages, locale } = useText(printDifferencesMessages);
  const groups = ofTitles(differences);
  if (groups.length === 0) return null;
  return (
    <>
      <Alert tone="info" live="polite">
        {messages.found}
      </Alert>
      <FindingList
        run={run}
        groups={groups}
        textOf={(difference) => differenceText(difference, messages, locale)}
      />
    </>
  );
}

/** More findings than this are counted. */
const maxShown = 50;

interface FindingListProps<Finding> extends RunProps {
  readonly groups: readonly ProblemGroup<Finding>[];
  readonly textOf: (finding: Finding) => string;
}

function FindingList<Finding>({ run, groups, textOf }: FindingListProps<Finding>) {
  const { messages, format } = useText(printMessages);
  const titles = new Map(run.parts.flat().map((title) => [title.id, title]));
  const subjectOf = ({ subjects }: ProblemGroup<Finding>) => {
    const [only, ...others] = subjects ?? [];
    if (only === undefined) return messages.allDocuments;
    if (others.length === 0) return titles.get(only)?.fullName ?? messages.allDocuments;
    return format(messages.severalDocuments, { count: others.length + 1 });
  };
  const rest = groups.length - maxShown;
  return (
    <>
      <Problems>
        {groups.slice(0, maxShown).map((group) => (
          <ProblemItem key={JSON.stringify(group)}>
            <ProblemSubject>
              <UserText>{subjectOf(group)}</UserText>
            </ProblemSubject>
            <UserText>{textOf(group.problem)}</UserText>
          </ProblemItem>
        ))}
      </Problems>
      {rest > 0 && <Text tone="muted">{format(messages.more, { count: rest })}</Text>}
    </>
  );
}

function Done({ run }: RunProps) {
  const { messages, format } = useText(printMessages);
  const text = format(messages.done, { count: printedCount(run) });
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <Alert tone="success" title={text}>
        <Where run={run} />
      </Alert>
      <HeldNote titles={leftOut(run)} isPrinted />
      <FileList run={run} />
    </>
  );
}

/** Names the file to look for: a browser that blocks a download does not say so. */
function Where({ run: { files } }: RunProps) {
  const { messages, format } = useText(printMessages);
  const saved = files.filter(({ pdf }) => pdf.length > 0);
  const [first] = saved;
  if (first === undefined) return null;
  return <UserText>{format(messages.where, { count: saved.length, name: first.name })}</UserText>;
}

function FileList({ run: { files } }: RunProps) {
  const { messages, format } = useText(printMessages);
  const saved = files.filter(({ pdf }) => pdf.length > 0);
  if (saved.length === 0) return null;
  return (
    <Files aria-label={messages.files}>
      {saved.map((file) => (
        <li key={file.name}>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={() => savePrinted(file)}>
            {format(messages.saveAgain, { name: file.name })}
          </Button>
        </li>
      ))}
    </Files>
  );
}
