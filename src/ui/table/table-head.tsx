import { memo, type RefObject } from 'react';
import { AscendingIcon, DescendingIcon, SortableIcon } from '../icon/action-icons.tsx';
import type { DataColumn, TableSort } from './data-table-props.ts';
import { gridRoles } from './grid/grid-cells.ts';
import { SortButton } from './table.styles.ts';

interface TableHeadProps<Row> {
  readonly headRef: RefObject<HTMLTableSectionElement | null>;
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  /** The column whose header is the grid's tab stop. */
  readonly activeColumn: number | undefined;
}

function TableHeadView<Row>(props: TableHeadProps<Row>) {
  const { headRef, columns, activeColumn } = props;
  return (
    <thead {...gridRoles.rowGroup} ref={headRef}>
      <tr {...gridRoles.row} aria-rowindex={1}>
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={props.sort}
            onSortChange={column.isSortable === true ? props.onSortChange : undefined}
            isActive={index === activeColumn}
          />
        ))}
      </tr>
    </thead>
  );
}

/** The sticky headers. Sortable ones are buttons, and the sorted one shows the direction. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView;

interface HeaderCellProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSortChange'> {
  readonly column: DataColumn<Row>;
  readonly isActive: boolean;
}

function HeaderCell<Row>({ column, sort, onSortChange, isActive }: HeaderCellProps<Row>) {
  const tabIndex = isActive ? 0 : -1;
  const cell = { role: 'columnheader', scope: 'col', 'data-align': column.align } as const;
  if (onSortChange === undefined) {
    return (
      <th {...cell} tabIndex={tabIndex}>
        {column.header}
      </th>
    );
  }

  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const Icon = { ascending: AscendingIcon, descending: DescendingIcon, none: SortableIcon }[
    direction ?? 'none'
  ];
  return (
    <th {...cell} aria-sort={direction ?? 'none'}>
      <SortButton
        type="button"
        tabIndex={tabIndex}
        data-sorted={direction}
        onClick={() => onSortChange({ columnId: column.id, direction: next })}
      >
        <span>{column.header}</span>
        <Icon />
      </SortButton>
    </th>
  );
}
