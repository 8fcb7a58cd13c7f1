import { applicationCodes, type CodeRow, verificationCodes } from './codes.ts';
import { compareRows } from './compare-rows.ts';

/** Calls a server: the path follows `/api`. */
export type Call = (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;

/** The application's code and the title's, which the server must have. */
const knownCodes: readonly string[] = ['AG-2026-248', 'N2JZYAMRFZG6'];

/** Rows that a server answers with 404: each counts as one miss. */
export const missedRows = [...applicationCodes, ...verificationCodes].filter(isMiss);

function isMiss([, code]: CodeRow): boolean {
  return code === undefined || !knownCodes.includes(code);
}

/** The status with which a server answers each row, beside the expected one. */
export async function answersToCodes(call: Call) {
  const rows = [
    ...applicationCodes.map((row) => ({ row, path: '/public/status/' })),
    ...verificationCodes.map((row) => ({ row, path: '/public/verification/' })),
  ];
  const statuses = new Map<CodeRow, number>();
  for (const { row, path } of rows) {
    statuses.set(row, (await call(path + encodeURIComponent(row[0]))).status);
  }
  return compareRows(
    [...statuses.keys()],
    (row) => statuses.get(row),
    (row) => (isMiss(row) ? 404 : 200),
  );
}
