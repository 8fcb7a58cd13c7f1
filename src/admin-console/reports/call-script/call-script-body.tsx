import { useMemo } from 'react';
import type { CalledGraduate, CallScript } from '#domain/report/call-script.ts';
import type { PluralMessage } from '#messages/define-messages.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataColumn } from '#ui/table/data-table-props.ts';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { CallScriptState } from './call-script.controller.ts';
import { type CallScriptMessages, callScriptMessages } from './call-script.messages.ts';

/** Shows the script of the selected ceremony, or its loading or failed state. */
export function CallScriptBody({ state }: { readonly state: CallScriptState }) {
  const messages = useMessages(callScriptMessages);
  switch (state.status) {
    case 'none':
      return <Text tone="muted">{messages.choose}</Text>;
    case 'failed':
      return (
        <RetryAlert onRetry={state.retry}>
          {state.messages.map((message) => (
            <Text key={message}>{message}</Text>
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
  const { messages, format } = useText(callScriptMessages);
  const columns = useMemo(() => callScriptColumns(messages), [messages]);
  return (
    <DataTable
      label={messages.title}
      columns={columns}
      rows={script?.graduates ?? []}
      rowKey={({ place }) => place}
      state={script === undefined ? 'loading' : 'ready'}
      rowsLabel={(count) => format(messages.ready, { count })}
      height="24em"
      emptyText={<EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
    />
  );
}

/** The number of graduates in the script, and warnings about missing ones. */
function ScriptFindings({ script }: { readonly script: CallScript }) {
  const { messages, format } = useText(callScriptMessages);
  const ambiguous = script.graduates.filter(({ isCareerAmbiguous }) => isCareerAmbiguous).length;
  const untitled = script.graduates.filter(
    ({ degreeTitle, isCareerAmbiguous }) => degreeTitle === undefined && !isCareerAmbiguous,
  ).length;
  const counted = (message: PluralMessage, count: number) =>
    count === 0 ? [] : [format(message, { count })];
  const findings = [
    ...counted(messages.pending, script.pending),
    ...counted(messages.undecided, script.undecided),
    ...counted(messages.untitled, untitled),
    ...counted(messages.ambiguousCareers, ambiguous),
  ];
  return (
    <>
      {script.graduates.length > 0 && (
        <Text>{format(messages.ready, { count: script.graduates.length })}</Text>
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

/** The script's columns on screen; on paper, faculties and careers are headings. */
function callScriptColumns(messages: CallScriptMessages): readonly DataColumn<CalledGraduate>[] {
  const orMuted = (text: string | undefined, missing: string) =>
    text || <MutedText>{missing}</MutedText>;
  return [
    {
      id: 'place',
      header: messages.place,
      cell: ({ place }) => String(place),
      width: '4em',
      card: 'mark',
    },
    {
      id: 'name',
      header: messages.name,
      cell: ({ fullName }) => orMuted(fullName, messages.noName),
      width: 'minmax(11em, 2.2fr)',
      isLong: true,
      isRowHeader: true,
    },
    {
      id: 'degree',
      header: messages.degreeTitle,
      cell: ({ degreeTitle }) => orMuted(degreeTitle, messages.noTitle),
      width: 'minmax(10em, 1.6fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'record',
      header: messages.record,
      cell: ({ record }) => orMuted(record, messages.noRecord),
      width: '6em',
      card: 'fact',
    },
    {
      id: 'career',
      header: messages.career,
      cell: ({ career }) => orMuted(career, messages.noCareer),
      width: 'minmax(8.5em, 1fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'faculty',
      header: messages.faculty,
      cell: ({ faculty }) => orMuted(faculty, messages.noFaculty),
      width: 'minmax(9em, 1.2fr)',
      isLong: true,
      card: 'text',
    },
  ];
}
