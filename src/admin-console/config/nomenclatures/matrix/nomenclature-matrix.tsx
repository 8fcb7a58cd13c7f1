import { configMessages } from '#admin-console/config/config.messages.ts';
import { FailureAlert } from '#admin-console/form/failure-alert.tsx';
import { ListTable } from '#admin-console/list/list-table.tsx';
import { ListToolbar } from '#admin-console/list/list-toolbar.tsx';
import { useListFocus } from '#admin-console/list/use-list-focus.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { MissingNomenclatureDialog } from '../missing-nomenclature-dialog.tsx';
import { nomenclatureMatrixMessages } from '../nomenclatures.messages.ts';
import { useNomenclatureMatrix } from './nomenclature-matrix.controller.ts';
import { countMissing } from './nomenclature-matrix.flow.ts';

interface NomenclatureMatrixProps {
  readonly onBack: () => void;
}

/** Shows careers and genders without a nomenclature, whose titles would be issued as 'Pendiente'. */
export function NomenclatureMatrix({ onBack }: NomenclatureMatrixProps) {
  const { list, columns, failure, writing, stopWriting } = useNomenclatureMatrix();
  const { messages, format } = useText(nomenclatureMatrixMessages);
  const configTexts = useMessages(configMessages);
  const dialog = writing && { kind: 'write', row: writing.career };
  const areaRef = useListFocus<{ readonly id: number }>({ shown: list.shown, dialog });
  const count = countMissing(list.rows);
  const counts = { shown: list.shown.length, total: list.rows.length };

  return (
    <Stack ref={areaRef}>
      <ListToolbar
        list={list}
        messages={{ ...configTexts, searchPlaceholder: messages.career }}
        count={format(configTexts.shown, counts)}
        actions={
          <Button variant="secondary" onClick={onBack}>
            {messages.back}
          </Button>
        }
      />
      {list.rows.length > 0 && (
        <Alert tone={count > 0 ? 'warning' : 'success'}>
          {count > 0 ? format(messages.missing, { count }) : messages.complete}
        </Alert>
      )}
      <FailureAlert failure={failure} />
      <ListTable
        label={messages.label}
        list={list}
        columns={columns}
        rowsLabel={(rows) => format(messages.rowCount, { count: rows })}
        empty={messages.empty}
        emptyFiltered={list.query === '' ? messages.nothingMissing : messages.emptyFiltered}
      />
      {writing !== undefined && (
        <MissingNomenclatureDialog missing={writing} onClose={stopWriting} />
      )}
    </Stack>
  );
}
