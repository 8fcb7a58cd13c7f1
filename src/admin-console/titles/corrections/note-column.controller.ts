import { useMemo } from 'react';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { marginalNotes, type NoteColumn, titleIndex } from './marginal-notes.flow.ts';

/** The column 'Nota marginal' of the CSV file. */
export function useNoteColumn(rows: readonly IssuedTitle[], historyOf: HistoryOf): NoteColumn {
  const messages = useMessages(titleCorrectionsMessages);
  const locale = useLocale();
  return useMemo(() => {
    const titleOf = titleIndex(rows);
    const context = { messages, locale, titleOf };
    const notesOf = ({ id }: IssuedTitle) => marginalNotes(historyOf(id), context);
    return {
      header: messages.marginalNote,
      noteOf: (title) =>
        notesOf(title)
          .map(({ text }) => text)
          .join(' '),
    };
  }, [rows, historyOf, messages, locale]);
}
