import { SkeletonBar } from '../skeleton/skeleton.styles.ts';
import type { DataColumn } from './data-table-props.ts';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
}

const rowCount = 8;

/** Bars in the cells of future rows, so that loading does not look empty and nothing moves when they arrive. */
export function SkeletonRows<Row>({ columns }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <tbody aria-hidden="true">
      {rows.map((index) => (
        <tr key={index}>
          {columns.map(({ id, isRowHeader, isActions }) => {
            const Cell = isRowHeader === true ? 'th' : 'td';
            return (
              <Cell key={id} data-kind={isActions === true ? 'actions' : undefined}>
                <SkeletonBar $shape="line" />
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
