import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { decisionMessages } from './decision.messages.ts';

interface ReasonFieldProps {
  readonly label: string;
  /** The label of the list of frequent reasons. @default 'Motivo frecuente' */
  readonly listLabel?: string | undefined;
  readonly hint?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly rows?: number | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The reason for a rejection: free text, which a choice from the university's frequent reasons fills in. */
export function ReasonField({ listLabel, rows = 3, ...field }: ReasonFieldProps) {
  const messages = useMessages(decisionMessages);
  const { rejectionReasons } = useConsole();
  const text = <TextArea {...field} isRequired rows={rows} />;
  if (rejectionReasons.length === 0) return text;
  return (
    <Stack $gap={3}>
      <Select
        label={listLabel ?? messages.commonReason}
        placeholder={messages.chooseReason}
        items={rejectionReasons}
        itemKey={reasonItself}
        itemLabel={reasonItself}
        value={rejectionReasons.find((reason) => reason === field.value.trim()) ?? null}
        onChange={field.onChange}
      />
      {text}
    </Stack>
  );
}

function reasonItself(reason: string): string {
  return reason;
}
