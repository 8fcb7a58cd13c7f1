import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { causeNames } from './cause-names.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { ReasonText } from './corrections.styles.ts';
import type { MarginalNote } from './marginal-notes.flow.ts';

interface MarginalNotesProps {
  readonly notes: readonly MarginalNote[];
  /** The title of the detail. */
  readonly titleId: number;
  readonly titleOf: (id: number) => IssuedTitle | undefined;
  readonly onSeeTitle: (title: IssuedTitle) => void;
}

/** The notes of a title with their resolutions, and the way to the other title that they name. */
export function MarginalNotes({ notes, titleId, titleOf, onSeeTitle }: MarginalNotesProps) {
  const messages = useMessages(titleCorrectionsMessages);
  return (
    <Stack $gap={4}>
      {notes.map(({ entry, text, otherId }) => {
        const other = otherId === undefined ? undefined : titleOf(otherId);
        return (
          <Stack $gap={2} key={`${entry.kind} ${entry.id}`}>
            <Text>{text}</Text>
            <ReasonLines entry={entry} />
            {other !== undefined && (
              <div>
                <Button variant="secondary" onClick={() => onSeeTitle(other)}>
                  {entry.titleId === titleId ? messages.seeSuccessor : messages.seeOrigin}
                </Button>
              </div>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

function ReasonLines({ entry }: Pick<MarginalNote, 'entry'>) {
  const { messages, format, locale } = useText(titleCorrectionsMessages);
  const { enteredBy, enteredAt } = entry;
  const time = enteredAt && formatTimestamp(enteredAt, locale);
  const cause = 'resolution' in entry && entry.cause && messages[causeNames[entry.cause]];
  return (
    <>
      <Text tone="muted">
        <ReasonText>{reasonOf(entry)}</ReasonText>
      </Text>
      {cause && <Text tone="muted">{format(messages.causeNote, { cause })}</Text>}
      {enteredBy !== undefined && (
        <Text tone="muted" size="small">
          {format(messages.enteredBy, { name: enteredBy, time: time ?? messages.noDate })}
        </Text>
      )}
    </>
  );
}

function reasonOf(entry: MarginalNote['entry']): string {
  if (!('resolution' in entry)) return entry.reason;
  const { body, reason } = entry.resolution;
  return [body, reason].filter(Boolean).join('. ');
}
