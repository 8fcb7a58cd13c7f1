import { useMemo } from 'react';
import type { CallScript } from '../../../domain/ceremony/call-script.ts';
import type { PluralMessage } from '../../../messages/define-messages.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { RetryAlert } from '../../../ui/alert/retry-alert.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { CallScriptState } from './call-script.controller.ts';
import { callScriptMessages } from './call-script.messages.ts';
import { callScriptColumns } from './call-script-columns.tsx';

/** The script of the chosen ceremony, in each of its states. */
export function CallScriptBody({ state }: { readonly state: CallScriptState }) {
  const words = useMessages(callScriptMessages);
  switch (state.status) {
    case 'none':
      return <Text tone="muted">{words.choose}</Text>;
    case 'failed':
      return (
        <RetryAlert onRetry={state.retry}>
          {state.sentences.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </RetryAlert>
      );
    case 'loading':
      return <ScriptTable script={undefined} />;
    case 'ready':
      return (
        <Stack $gap={3}>
          <ScriptFindings script={state.script} />
          <ScriptTable script={state.script} />
        </Stack>
      );
    default:
      return state satisfies never;
  }
}

function ScriptTable({ script }: { readonly script: CallScript | undefined }) {
  const words = useMessages(callScriptMessages);
  const locale = useLocale();
  const columns = useMemo(() => callScriptColumns(words), [words]);
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={script?.graduates ?? []}
      rowKey={({ place }) => place}
      state={script === undefined ? 'loading' : 'ready'}
      rowsLabel={(count) => formatMessage(words.ready, { count }, locale)}
      height="24em"
      emptyText={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
    />
  );
}

/** How many are called, and who is missing. */
function ScriptFindings({ script }: { readonly script: CallScript }) {
  const words = useMessages(callScriptMessages);
  const locale = useLocale();
  const untitled = script.graduates.filter(({ degreeTitle }) => degreeTitle === undefined).length;
  const counted = (message: PluralMessage, count: number) =>
    count === 0 ? [] : [formatMessage(message, { count }, locale)];
  const findings = [
    ...counted(words.pending, script.pending),
    ...counted(words.undecided, script.undecided),
    ...counted(words.untitled, untitled),
  ];
  return (
    <>
      {script.graduates.length > 0 && (
        <Text>{formatMessage(words.ready, { count: script.graduates.length }, locale)}</Text>
      )}
      {findings.length > 0 && (
        <Alert tone="warning">
          {findings.map((finding) => (
            <Text key={finding}>{finding}</Text>
          ))}
        </Alert>
      )}
    </>
  );
}
