import { SkeletonBar } from '../skeleton/skeleton.styles.ts';
import type { DataColumn } from './data-table-props.ts';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
}

const rowCount = 8;

/** Bars in the place of rows, so that loading does not look like empty. */
export function SkeletonRows<Row>({ columns }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <tbody aria-hidden="true">
      {rows.map((index) => (
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.id}>
              <SkeletonBar $shape="line" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
