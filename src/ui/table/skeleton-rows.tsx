import { SkeletonBar } from '../skeleton/skeleton.styles.ts';
import type { DataColumn } from './data-table-props.ts';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rowHeight: number;
}

const rowCount = 8;

/** Bars in the place of rows, so that loading looks like loading and not like empty (ruling 46). */
export function SkeletonRows<Row>({ columns, rowHeight }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: rowCount }, (_, index) => index * rowHeight);
  return (
    <tbody aria-hidden="true" style={{ blockSize: rowCount * rowHeight }}>
      {rows.map((top) => (
        <tr key={top} style={{ top }}>
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
