import { ExportButtons } from '#admin-console/export/export-buttons.tsx';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Findings } from './finding-list.tsx';
import { type RegistryResult, useRegistryCheck } from './registry-check.controller.ts';
import { registryCheckMessages } from './registry-check.messages.ts';
import { findingsTable, groupOf } from './registry-lines.flow.ts';

interface RegistryCheckDialogProps {
  readonly titles: readonly IssuedTitle[];
  /** @default no title was corrected */
  readonly historyOf?: HistoryOf | undefined;
  readonly onClose: () => void;
}

/** Shows 'Libro íntegro', or the findings in the numbers of the loaded titles. */
export function RegistryCheckDialog(props: RegistryCheckDialogProps) {
  const { titles, historyOf, onClose } = props;
  const { result, unread, retry } = useRegistryCheck(titles, historyOf);
  const { can } = useConsole();
  const { messages, format } = useText(registryCheckMessages);
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {can('titles.export') && result !== undefined && result.findings.length > 0 && (
            <ExportFindings result={result} />
          )}
        </>
      }
    >
      <Stack>
        {unread.length > 0 && (
          <RetryAlert tone="warning" title={messages.unchecked} onRetry={retry}>
            {format(messages.uncheckedText, { lists: unread.join(messages.listSeparator) })}
          </RetryAlert>
        )}
        {result === undefined ? (
          <Skeleton lines={4} label={messages.checking} />
        ) : (
          <Result result={result} />
        )}
      </Stack>
    </Dialog>
  );
}

function Result({ result }: { readonly result: RegistryResult }) {
  const { findings, jumps, ambiguousCareers, nameOf } = result;
  const { messages, format, locale } = useText(registryCheckMessages);
  const language = { messages, locale, nameOf };
  return (
    <>
      <CheckSummary result={result} />
      {ambiguousCareers > 0 && (
        <Alert tone="warning">
          {format(messages.ambiguousCareers, { count: ambiguousCareers })}
        </Alert>
      )}
      {findings.length > 0 && (
        <Findings
          label={messages.findings}
          pagesLabel={messages.pages}
          findings={findings}
          language={language}
        />
      )}
      {jumps.length > 0 && (
        <Findings
          label={messages.observations}
          pagesLabel={messages.observationPages}
          findings={jumps}
          language={language}
        />
      )}
    </>
  );
}

function CheckSummary({ result }: { readonly result: RegistryResult }) {
  const { titleCount, findings, jumps } = result;
  const { messages, format } = useText(registryCheckMessages);
  const groupCount = (group: ReturnType<typeof groupOf>) =>
    findings.filter((finding) => groupOf(finding) === group).length;
  const count = findings.length;
  const observations = jumps.length > 0 ? [format(messages.jumps, { count: jumps.length })] : [];

  if (count === 0) {
    const text = format(messages.wholeText, { count: titleCount });
    return (
      <Alert tone="success" title={messages.whole} live="polite">
        {[text, ...observations].join(' ')}
      </Alert>
    );
  }
  const groups = [
    [messages.duplicateCount, groupCount('duplicate')],
    [messages.missingCount, groupCount('missing')],
    [messages.orderCount, groupCount('outOfOrder')],
  ] as const;
  const parts = groups
    .filter(([, amount]) => amount > 0)
    .map(([message, amount]) => format(message, { count: amount }));
  return (
    <Alert tone="danger" title={format(messages.faults, { count })} live="polite">
      {[...parts, ...observations].join(' · ')}
    </Alert>
  );
}

function ExportFindings({ result }: { readonly result: RegistryResult }) {
  const { messages, format, locale } = useText(registryCheckMessages);
  return (
    <ExportButtons
      file={() => ({
        nameOf: (date) => format(messages.csvName, { date }),
        table: findingsTable(result.findings, { messages, locale, nameOf: result.nameOf }),
      })}
      savedText={(count) => format(messages.exported, { count })}
    >
      {messages.exportFindings}
    </ExportButtons>
  );
}
