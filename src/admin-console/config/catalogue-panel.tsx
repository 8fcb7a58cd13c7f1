import { type ReactNode, useRef } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PlusIcon } from '#ui/icon/action-icons.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListFocus } from '../list/use-list-focus.ts';
import { useConsole } from '../navigation/console-context.ts';
import { type DraftPlace, DraftScope } from '../navigation/drafts/draft-scope.tsx';
import { useCatalogue } from './catalogue/catalogue.controller.ts';
import type {
  Catalogue,
  CatalogueRow,
  EditedCatalogue,
  ListedCatalogue,
} from './catalogue/catalogue.ts';
import type { CatalogueDialog } from './catalogue/catalogue-dialog.ts';
import { CatalogueFormDialog } from './catalogue/catalogue-form-dialog.tsx';
import { RemovalDialog } from './catalogue/removal-dialog.tsx';
import { configMessages } from './config.messages.ts';

interface CataloguePanelProps<Row extends CatalogueRow, Field extends string> {
  /** Must be stable between renders. */
  readonly catalogue: Catalogue<Row, Field> | EditedCatalogue<Row>;
  /** Further actions of the tab, next to the button that adds a row. */
  readonly actions?: ReactNode;
}

/** The content of a catalogue's tab: toolbar, table and dialogs. */
export function CataloguePanel<Row extends CatalogueRow, Field extends string>({
  catalogue,
  actions,
}: CataloguePanelProps<Row, Field>) {
  const { list, columns, dialog, open, close } = useCatalogue(catalogue);
  const { messages, format } = useText(configMessages);
  const { can } = useConsole();
  const addRef = useRef<HTMLButtonElement>(null);
  const areaRef = useListFocus({ shown: list.shown, dialog, fallbackRef: addRef });
  const { searchPlaceholder, rowCount, empty, emptyFiltered } = catalogue.messages;
  const counts = { shown: list.shown.length, total: list.rows.length };

  return (
    <Stack ref={areaRef}>
      <ListToolbar
        list={list}
        messages={{ ...messages, searchPlaceholder }}
        count={format(messages.shown, counts)}
        actions={
          <>
            {actions}
            {can(`${catalogue.id}.create`) && (
              <Button
                buttonRef={addRef}
                icon={<PlusIcon />}
                onClick={() => open({ kind: 'form', row: undefined })}
              >
                {catalogue.messages.add}
              </Button>
            )}
          </>
        }
      />
      <ListTable
        label={catalogue.messages.tab}
        list={list}
        columns={columns}
        empty={empty}
        emptyFiltered={emptyFiltered}
        rowsLabel={(count) => format(rowCount, { count })}
      />
      <DraftScope place={placeOf(catalogue, dialog)}>
        <OpenDialog
          catalogue={catalogue}
          dialog={dialog}
          open={open}
          rows={list.rows}
          onClose={close}
        />
      </DraftScope>
    </Stack>
  );
}

function placeOf<Row extends CatalogueRow>(
  { id, rowName }: ListedCatalogue<Row>,
  dialog: CatalogueDialog<Row> | undefined,
): DraftPlace | undefined {
  if (dialog?.kind !== 'form') return undefined;
  const { kind, row } = dialog;
  if (row === undefined) return { action: `${id}.create`, kind, ids: [] };
  return { action: `${id}.edit`, kind, ids: [row.id], name: rowName(row) };
}

interface OpenDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field> | EditedCatalogue<Row>;
  readonly rows: readonly Row[];
  readonly dialog: CatalogueDialog<Row> | undefined;
  readonly open: (dialog: CatalogueDialog<Row>) => void;
  readonly onClose: () => void;
}

function OpenDialog<Row extends CatalogueRow, Field extends string>({
  dialog,
  open,
  catalogue,
  ...props
}: OpenDialogProps<Row, Field>) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'form':
      if ('editor' in catalogue) {
        return <catalogue.editor row={dialog.row} onClose={props.onClose} />;
      }
      return (
        <CatalogueFormDialog
          {...props}
          catalogue={catalogue}
          row={dialog.row}
          onFollowUp={(show) => open({ kind: 'follow-up', show })}
        />
      );
    case 'removal':
      return <RemovalDialog {...props} catalogue={catalogue} row={dialog.row} />;
    case 'row-action': {
      const { row } = dialog;
      return (
        catalogue.rowAction && (
          <catalogue.rowAction.Dialog
            row={row}
            name={catalogue.rowName(row)}
            onClose={props.onClose}
            onFollowUp={(show) => open({ kind: 'follow-up', row, show })}
          />
        )
      );
    }
    case 'follow-up':
      return dialog.show(props.onClose);
    default:
      return dialog satisfies never;
  }
}
