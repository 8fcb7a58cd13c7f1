import { useCallback, useMemo, useRef, useState } from 'react';
import { off, on } from '#admin-console/config/catalogue/catalogue.ts';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import { useListController } from '#admin-console/list/list.controller.ts';
import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { femaleId, type Gender, maleId } from '#domain/person/gender.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useLatest } from '#react/use-latest.ts';
import { beginFillNomenclature, type FillNomenclature } from '../fill-nomenclature.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from '../nomenclatures.messages.ts';
import { matrixColumns } from './matrix-columns.tsx';
import {
  buildMatrix,
  type MatrixRow,
  type MissingNomenclature,
} from './nomenclature-matrix.flow.ts';

const noRows: readonly never[] = [];

/** The matrix of careers and genders, and actions to fill missing nomenclatures. */
export function useNomenclatureMatrix() {
  const messages = useMessages(nomenclatureMatrixMessages);
  const { source, genders } = useMatrixRows();
  const [writing, write] = useState<MissingNomenclature>();
  const { fill, failure } = useFilling();
  const { can } = useConsole();
  const columns = useMemo(
    () => matrixColumns(genders, messages, { onFill: fill, onWrite: write, can }),
    [genders, messages, fill, can],
  );
  const filters = useMemo(() => [onlyMissing(messages.onlyMissing)], [messages]);
  const list = useListController({
    name: 'config-matrix',
    source,
    columns,
    filters,
    textsOf: searchedTexts,
  });
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

function searchedTexts({ career }: MatrixRow): readonly (string | undefined)[] {
  return [career.name, career.facultyName, career.typeName];
}

/** The rows of the matrix. It requires careers and nomenclatures; without a list of genders, it uses male and female. */
function useMatrixRows() {
  const messages = useMessages(nomenclaturesMessages);
  const lists = useLists({
    careers: useList(resources.careers),
    degreeTitles: useList(resources.degreeTitles),
    genders: useList(resources.genders),
  });
  const named = lists.status === 'ready' ? lists.rows.genders : noRows;

  const genders = useMemo((): readonly Gender[] => {
    if (named.length > 0) return named;
    return [
      { id: maleId, name: messages.masculine },
      { id: femaleId, name: messages.feminine },
    ];
  }, [named, messages]);
  const source = useMemo((): ListState<MatrixRow> => {
    if (lists.status !== 'ready') return lists;
    const { careers, degreeTitles } = lists.rows;
    return {
      status: 'ready',
      rows: buildMatrix(careers, genders, degreeTitles),
      isRefreshing: false,
    };
  }, [lists, genders]);
  return { genders, source };
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
