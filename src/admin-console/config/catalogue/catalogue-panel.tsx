import { type ReactNode, useMemo, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icon/action-icons.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import { ToolbarActions, ToolbarSummary } from '../../../ui/toolbar/toolbar.styles.ts';
import { configMessages } from '../config.messages.ts';
import { LostPasswordDialog } from '../users/lost-password-dialog.tsx';
import { PasswordDialog } from '../users/password-dialog.tsx';
import {
  type CatalogueController,
  type CatalogueDialog,
  useCatalogue,
} from './catalogue.controller.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { CatalogueFormDialog } from './catalogue-form-dialog.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { type DialogSubject, useFocusKept } from './use-focus-kept.ts';

interface CataloguePanelProps<Row extends CatalogueRow, Field extends string> {
  /** The same object between renders, so that rows are not drawn again. */
  readonly catalogue: Catalogue<Row, Field>;
  /** A tab's own things, beside what adds a row. */
  readonly extra?: ReactNode;
}

/** A tab: search and filters, how many are shown, the table, and the dialogs over it (spec §2). */
export function CataloguePanel<Row extends CatalogueRow, Field extends string>({
  catalogue,
  extra,
}: CataloguePanelProps<Row, Field>) {
  const panel = useCatalogue(catalogue);
  const words = useMessages(configMessages);
  const locale = useLocale();
  const addRef = useRef<HTMLButtonElement>(null);
  const areaRef = useFocusKept(panel.shown, subjectOf(panel.dialog), addRef);
  const { list, shown, rows, open } = panel;
  const count = { shown: shown.length, total: rows.length };

  return (
    <Stack ref={areaRef}>
      <CatalogueToolbar panel={panel} placeholder={catalogue.words.searchPlaceholder} />
      <ToolbarSummary>
        <MutedText role="status">
          {list.status === 'ready' && (
            <span key={`${count.shown}/${count.total}`}>
              {formatMessage(words.shown, count, locale)}
            </span>
          )}
        </MutedText>
        <ToolbarActions>
          {extra}
          <Button
            buttonRef={addRef}
            icon={<PlusIcon />}
            onClick={() => open({ kind: 'form', row: undefined })}
          >
            {catalogue.words.add}
          </Button>
        </ToolbarActions>
      </ToolbarSummary>
      <CatalogueTable catalogue={catalogue} panel={panel} />
      <OpenDialog catalogue={catalogue} panel={panel} />
    </Stack>
  );
}

function subjectOf<Row>(dialog: CatalogueDialog<Row>): DialogSubject {
  if (dialog.kind === 'none') return 'none';
  return dialog.kind !== 'password' && dialog.row !== undefined ? 'row' : 'new';
}

interface OpenDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly panel: CatalogueController<Row>;
}

function OpenDialog<Row extends CatalogueRow, Field extends string>({
  catalogue,
  panel,
}: OpenDialogProps<Row, Field>) {
  const { dialog, rows, open, close } = panel;
  const onPassword = useMemo(
    () => (name: string, password: string | undefined) =>
      open({ kind: 'password', name, password }),
    [open],
  );
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'form':
      return (
        <CatalogueFormDialog
          {...{ catalogue, rows, onPassword }}
          row={dialog.row}
          onClose={close}
        />
      );
    case 'removal':
      return <RemovalDialog {...{ catalogue, rows }} row={dialog.row} onClose={close} />;
    case 'password':
      return dialog.password === undefined ? (
        <LostPasswordDialog name={dialog.name} onClose={close} />
      ) : (
        <PasswordDialog name={dialog.name} password={dialog.password} onClose={close} />
      );
    default:
      return dialog satisfies never;
  }
}
