/** PostgreSQL accepts 65,535 parameters per statement; 500 rows of the widest table need fewer. */
const rowsPerStatement = 500;

/** Runs an insert over many rows, a few hundred per statement, in order. */
export async function inChunks<Row, Result>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    results.push(...(await insert(rows.slice(start, start + rowsPerStatement))));
  }
  return results;
}
