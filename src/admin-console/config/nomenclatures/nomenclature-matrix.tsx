import { useEffect, useMemo, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { SwitchField } from '../../../ui/switch-field/switch-field.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { MutedText } from '../../../ui/text/inline-text.styles.ts';
import { Toolbar, ToolbarActions, ToolbarSummary } from '../../../ui/toolbar/toolbar.styles.ts';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { RetryAlert } from '../../list/retry-alert.tsx';
import { useFocusKept } from '../catalogue/use-focus-kept.ts';
import { configMessages } from '../config.messages.ts';
import { type MatrixActions, matrixColumns } from './matrix-columns.tsx';
import { MissingNomenclatureDialog } from './missing-nomenclature-dialog.tsx';
import { type MatrixController, useNomenclatureMatrix } from './nomenclature-matrix.controller.ts';
import { nomenclatureMatrixMessages } from './nomenclatures.messages.ts';

interface NomenclatureMatrixProps {
  readonly onBack: () => void;
}

/** Which careers lack a nomenclature for which gender: their titles would be issued as 'Pendiente' (ruling 37). */
export function NomenclatureMatrix({ onBack }: NomenclatureMatrixProps) {
  const matrix = useNomenclatureMatrix();
  const words = useMessages(nomenclatureMatrixMessages);
  const locale = useLocale();
  const backRef = useRef<HTMLButtonElement>(null);
  const areaRef = useFocusKept(
    matrix.shown,
    matrix.writing === undefined ? 'none' : 'row',
    backRef,
  );
  const { state, missingCount } = matrix;

  return (
    <Stack ref={areaRef}>
      <MatrixToolbar matrix={matrix} />
      <ToolbarSummary>
        <Shown matrix={matrix} />
        <ToolbarActions>
          <Button variant="secondary" buttonRef={backRef} onClick={onBack}>
            {words.back}
          </Button>
        </ToolbarActions>
      </ToolbarSummary>
      {state.status === 'ready' && state.rows.length > 0 && (
        <Alert tone={missingCount > 0 ? 'warning' : 'success'}>
          {missingCount > 0
            ? formatMessage(words.missing, { count: missingCount }, locale)
            : words.complete}
        </Alert>
      )}
      <FailureAlert failure={matrix.failure} />
      <MatrixTable matrix={matrix} />
      {matrix.writing !== undefined && (
        <MissingNomenclatureDialog missing={matrix.writing} onClose={matrix.stopWriting} />
      )}
    </Stack>
  );
}

function MatrixToolbar({ matrix }: { readonly matrix: MatrixController }) {
  const words = useMessages(configMessages);
  const own = useMessages(nomenclatureMatrixMessages);
  return (
    <Toolbar role="search" $columns="minmax(0, 20em) auto">
      <SearchField
        label={words.search}
        placeholder={own.career}
        value={matrix.query}
        onChange={matrix.setQuery}
      />
      <SwitchField
        label={own.onlyMissing}
        isOn={matrix.isOnlyMissing}
        onChange={matrix.setOnlyMissing}
      />
    </Toolbar>
  );
}

function Shown({ matrix: { state, shown } }: { readonly matrix: MatrixController }) {
  const words = useMessages(configMessages);
  const locale = useLocale();
  if (state.status !== 'ready') return <MutedText role="status" />;
  const count = { shown: shown.length, total: state.rows.length };
  return (
    <MutedText role="status">
      <span key={`${count.shown}/${count.total}`}>{formatMessage(words.shown, count, locale)}</span>
    </MutedText>
  );
}

function MatrixTable({ matrix }: { readonly matrix: MatrixController }) {
  const { state, shown, genders } = matrix;
  const words = useMessages(nomenclatureMatrixMessages);
  const locale = useLocale();
  const actions = useActions(matrix);
  const columns = useMemo(() => matrixColumns(genders, words, actions), [genders, words, actions]);

  if (state.status === 'failed') {
    return <RetryAlert onRetry={state.retry}>{state.sentence}</RetryAlert>;
  }
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={shown}
      rowKey={({ career }) => career.id}
      state={state.status}
      view={`${matrix.query} ${matrix.isOnlyMissing}`}
      rowsLabel={(count) => formatMessage(words.rowCount, { count }, locale)}
      emptyText={<Empty matrix={matrix} />}
    />
  );
}

function Empty({ matrix }: { readonly matrix: MatrixController }) {
  const words = useMessages(nomenclatureMatrixMessages);
  const { clearFilters } = useMessages(configMessages);
  if (!matrix.isFiltered) return <EmptyState title={words.empty} />;
  const isComplete = matrix.query === '' && matrix.isOnlyMissing;
  return (
    <EmptyState
      title={isComplete ? words.nothingMissing : words.emptyFiltered}
      action={
        <Button variant="secondary" onClick={matrix.clearFilters}>
          {clearFilters}
        </Button>
      }
    />
  );
}

/** The columns keep these for as long as the matrix stands; what they do is always the latest. */
function useActions({ fill, write }: MatrixController): MatrixActions {
  const latest = useRef({ fill, write });
  useEffect(() => {
    latest.current = { fill, write };
  });
  return useMemo(
    () => ({
      onFill: (missing, title) => latest.current.fill(missing, title),
      onWrite: (missing) => latest.current.write(missing),
    }),
    [],
  );
}
