import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { lazyView } from '../../react/lazy.tsx';
import { Button } from '../../ui/button/button.tsx';
import { resources } from '../data/resources.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { LazyDialog } from '../list/lazy-dialog.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { TitleDetailDialog } from './detail/title-detail-dialog.tsx';
import { ExportButton } from './list/export-button.tsx';
import { TitleCounters } from './list/title-counters.tsx';
import { type TitlesController, useTitleList } from './list/titles.controller.ts';
import { titleCsv } from './list/titles.flow.ts';
import { TitlesPage } from './list/titles-page.tsx';
import { RegistryCheckDialog } from './registry-check/registry-check-dialog.tsx';
import { titlesMessages } from './titles.messages.ts';

const bulkIssueDialog = lazyView(() =>
  import('./bulk-issue/bulk-issue-dialog.tsx').then((file) => file.BulkIssueDialog),
);

/** 'Títulos Emitidos': list, export and check of the issued titles, and bulk issue. */
export function TitlesSection() {
  const titles = useTitleList();
  const messages = useMessages(titlesMessages);
  return (
    <SectionPage title={messages.title} actions={<Actions titles={titles} />}>
      <OpenDialog titles={titles} />
      <TitleCounters titles={titles} />
      <ListToolbar list={titles.list} messages={messages} />
      <TitlesPage titles={titles} />
    </SectionPage>
  );
}

interface TitlesProps {
  readonly titles: TitlesController;
}

function Actions({ titles: { list, open } }: TitlesProps) {
  const messages = useMessages(titlesMessages);
  const locale = useLocale();
  const { can } = useConsole();
  const { rows, shown } = list;
  const file = () => ({
    nameOf: (date: string) => formatMessage(messages.csvName, { date }),
    parts: titleCsv(shown, messages),
    count: shown.length,
  });
  return (
    <>
      {can('titles.export') && (
        <ExportButton
          file={shown.length === 0 ? undefined : file}
          savedText={(count) => formatMessage(messages.exported, { count }, locale)}
        >
          {messages.exportCsv}
        </ExportButton>
      )}
      <Button
        variant="secondary"
        disabled={rows.length === 0}
        onClick={() => open({ kind: 'check' })}
      >
        {messages.checkBook}
      </Button>
      {can('titles.issue') && (
        <Button onClick={() => open({ kind: 'bulk' })}>{messages.bulkIssue}</Button>
      )}
    </>
  );
}

function OpenDialog({ titles: { list, dialog, close } }: TitlesProps) {
  const messages = useMessages(titlesMessages);
  const invalidate = useInvalidate();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'detail':
      return <TitleDetailDialog title={dialog.row} onClose={close} />;
    case 'check':
      return <RegistryCheckDialog titles={list.rows} onClose={close} />;
    case 'bulk': {
      const onIssued = () => void invalidate(resources.titles);
      return (
        <LazyDialog
          view={bulkIssueDialog}
          props={{ isOpen: true, onClose: close, onIssued }}
          title={messages.bulkIssue}
          size="large"
        />
      );
    }
    default:
      return dialog satisfies never;
  }
}
