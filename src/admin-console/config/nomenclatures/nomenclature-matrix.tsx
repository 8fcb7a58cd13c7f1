import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { useListFocus } from '../../list/use-list-focus.ts';
import { configMessages } from '../config.messages.ts';
import { MissingNomenclatureDialog } from './missing-nomenclature-dialog.tsx';
import { useNomenclatureMatrix } from './nomenclature-matrix.controller.ts';
import { countMissing } from './nomenclature-matrix.flow.ts';
import { nomenclatureMatrixMessages } from './nomenclatures.messages.ts';

interface NomenclatureMatrixProps {
  readonly onBack: () => void;
}

/** Which careers lack a nomenclature for which gender: their titles would be issued as 'Pendiente'. */
export function NomenclatureMatrix({ onBack }: NomenclatureMatrixProps) {
  const { list, columns, failure, writing, stopWriting } = useNomenclatureMatrix();
  const words = useMessages(nomenclatureMatrixMessages);
  const shared = useMessages(configMessages);
  const locale = useLocale();
  const dialog = writing && { kind: 'write', row: writing.career };
  const areaRef = useListFocus<{ readonly id: number }>({ shown: list.shown, dialog });
  const count = countMissing(list.rows);
  const counts = { shown: list.shown.length, total: list.rows.length };

  return (
    <Stack ref={areaRef}>
      <ListToolbar
        list={list}
        words={{ ...shared, searchPlaceholder: words.career }}
        count={formatMessage(shared.shown, counts, locale)}
        actions={
          <Button variant="secondary" onClick={onBack}>
            {words.back}
          </Button>
        }
      />
      {list.rows.length > 0 && (
        <Alert tone={count > 0 ? 'warning' : 'success'}>
          {count > 0 ? formatMessage(words.missing, { count }, locale) : words.complete}
        </Alert>
      )}
      <FailureAlert failure={failure} />
      <ListTable
        label={words.label}
        list={list}
        columns={columns}
        rowsLabel={(rows) => formatMessage(words.rowCount, { count: rows }, locale)}
        empty={words.empty}
        emptyFiltered={list.query === '' ? words.nothingMissing : words.emptyFiltered}
      />
      {writing !== undefined && (
        <MissingNomenclatureDialog missing={writing} onClose={stopWriting} />
      )}
    </Stack>
  );
}
