import { useCallback, useMemo, useRef, useState } from 'react';
import { femaleId, type Gender, maleId } from '../../../domain/person/gender.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useLatest } from '../../../react/use-latest.ts';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { type ListState, useList } from '../../data/use-list.ts';
import { useListController } from '../../list/list.controller.ts';
import type { ListFilter } from '../../list/list-filter.flow.ts';
import { off, on } from '../catalogue/catalogue.ts';
import { beginFillNomenclature, type FillNomenclature } from './fill-nomenclature.ts';
import { matrixColumns } from './matrix-columns.tsx';
import {
  buildMatrix,
  type MatrixRow,
  type MissingNomenclature,
} from './nomenclature-matrix.flow.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

const noRows: readonly never[] = [];

/** The matrix of careers and genders, and actions to fill missing nomenclatures. */
export function useNomenclatureMatrix() {
  const messages = useMessages(nomenclatureMatrixMessages);
  const { source, genders } = useMatrixRows();
  const [writing, write] = useState<MissingNomenclature>();
  const { fill, failure } = useFilling();
  const columns = useMemo(
    () => matrixColumns(genders, messages, { onFill: fill, onWrite: write }),
    [genders, messages, fill],
  );
  const filters = useMemo(() => [onlyMissing(messages.onlyMissing)], [messages]);
  const list = useListController({ name: 'config-matrix', source, columns, filters, textsOf });
  return { list, columns, failure, writing, stopWriting: () => write(undefined) };
}

function onlyMissing(label: string): ListFilter<MatrixRow> {
  return {
    id: 'missing',
    label,
    choices: [{ key: on, label }],
    keyOf: ({ missing }) => (missing > 0 ? on : off),
  };
}

function textsOf({ career }: MatrixRow): readonly (string | undefined)[] {
  return [career.name, career.facultyName, career.typeName];
}

/** The rows of the matrix. It requires careers and nomenclatures; without a list of genders, it uses male and female. */
function useMatrixRows() {
  const messages = useMessages(nomenclaturesMessages);
  const careers = useList(resources.careers);
  const titles = useList(resources.degreeTitles);
  const named = useList(resources.genders);

  const genders = useMemo((): readonly Gender[] => {
    if (named.status === 'ready' && named.rows.length > 0) return named.rows;
    return [
      { id: maleId, name: messages.masculine },
      { id: femaleId, name: messages.feminine },
    ];
  }, [named, messages]);
  const rows = useMemo(() => {
    if (careers.status !== 'ready' || titles.status !== 'ready') return noRows;
    return buildMatrix(careers.rows, genders, titles.rows);
  }, [careers, titles, genders]);
  const source = useMemo(
    () => joined(careers, titles, named, rows),
    [careers, titles, named, rows],
  );
  return { genders, source };
}

function joined(
  careers: ListState<unknown>,
  titles: ListState<unknown>,
  genders: ListState<unknown>,
  rows: readonly MatrixRow[],
): ListState<MatrixRow> {
  if (careers.status === 'failed') return careers;
  if (titles.status === 'failed') return titles;
  const isLoading = [careers, titles, genders].some(({ status }) => status === 'loading');
  return isLoading ? { status: 'loading' } : { status: 'ready', rows, isRefreshing: false };
}

/** Creates a proposed nomenclature with one press. */
function useFilling() {
  const messages = useMessages(nomenclaturesMessages);
  const matrixMessages = useMessages(nomenclatureMatrixMessages);
  const change = useChange(resources.degreeTitles, messages.saveFailed);
  const attempts = useRef(new Map<string, FillNomenclature>());
  const fillNow = (missing: MissingNomenclature, title: string) => {
    const key = `${missing.career.id}/${missing.genderId}/${missing.entryId}`;
    const fill = attempts.current.get(key) ?? beginFillNomenclature(missing);
    attempts.current.set(key, fill);
    change.create({
      call: (api, known) => fill(api, title, known),
      done: matrixMessages.filled,
    });
  };
  const latest = useLatest(fillNow);
  const fill = useCallback<typeof fillNow>((...place) => latest.current(...place), [latest]);
  return { fill, failure: change.failure };
}
