import { useMessages } from '#messages/messages-context.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { wizardMessages } from '../wizard.messages.ts';

interface LockedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A value that the host has locked. It takes the focus like any field, so that nobody misses it. */
export function LockedField(props: LockedFieldProps) {
  const { lockedHint } = useMessages(wizardMessages);
  return <TextField {...props} isReadOnly hint={lockedHint} onChange={ignore} autoComplete="off" />;
}

function ignore() {}
