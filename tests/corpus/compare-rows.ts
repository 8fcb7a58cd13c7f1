/** The result of each row, and the expected one. Comparing all rows at once shows every one that differs. */
export function compareRows<Row extends readonly [string, ...unknown[]], Result>(
  rows: readonly Row[],
  resultOf: (row: Row) => Result,
  expectedOf: (row: Row) => Result,
) {
  return {
    found: rows.map((row) => [row[0], resultOf(row)] as const),
    expected: rows.map((row) => [row[0], expectedOf(row)] as const),
  };
}
