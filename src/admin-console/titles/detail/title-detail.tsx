import { useMemo } from 'react';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { marginalNotes, titleIndex } from '../corrections/marginal-notes.flow.ts';
import type { TitlesController } from '../list/titles.controller.ts';
import { PrintLog } from '../print/print-log.tsx';
import { TitleCollection } from './title-collection.tsx';
import { TitleDetailDialog } from './title-detail-dialog.tsx';

interface TitleDetailProps {
  readonly titles: TitlesController;
  readonly title: IssuedTitle;
}

/** The detail of a title in the list, with its marginal notes and the corrections that the user may make. */
export function TitleDetail({ titles, title }: TitleDetailProps) {
  const { list, corrections, open, close, view } = titles;
  const messages = useMessages(titleCorrectionsMessages);
  const locale = useLocale();
  const titleOf = useMemo(() => titleIndex(list.rows), [list.rows]);
  const history = corrections.historyOf(title.id);
  const isLogged = useOffers('documents');
  return (
    <TitleDetailDialog
      title={title}
      standing={history.standing.kind}
      notes={marginalNotes(history, { messages, locale, titleOf })}
      titleOf={titleOf}
      collection={
        titles.handovers.status !== 'not-offered' && (
          <TitleCollection title={title} isInForce={history.standing.kind === 'valid'} />
        )
      }
      printLog={isLogged && <PrintLog titleId={title.id} />}
      correctable={useCorrectable(titles, title)}
      onSeeTitle={view}
      onCorrect={(correction) => open({ kind: 'correction', row: title, correction })}
      onClose={close}
    />
  );
}

const actions = [
  ['duplicated', 'titles.duplicate'],
  ['rectified', 'titles.rectify'],
  ['annulled', 'titles.annul'],
] as const;

/** The corrections that the user may make: none of a title that is annulled or rectified, or while that is unknown. */
function useCorrectable(
  { corrections }: TitlesController,
  { id }: IssuedTitle,
): readonly TitleEntryKind[] {
  const { can } = useConsole();
  const { status, historyOf } = corrections;
  if (status !== 'ready' || historyOf(id).standing.kind !== 'valid') return [];
  return actions.filter(([, action]) => can(action)).map(([kind]) => kind);
}
