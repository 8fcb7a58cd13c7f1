import type { DemoUniversity, TitleRow } from '#testing/university/rows.ts';

/** The values that the documents of a title state beside its row. */
interface IssuedContext extends Pick<DemoUniversity, 'authorities' | 'documentFields'> {
  readonly location: string;
}

const contexts = new WeakMap<DemoUniversity, Map<number, IssuedContext>>();

/** Notes what the documents of new titles state: later changes leave it. */
export function noteIssue(rows: DemoUniversity, titles: readonly TitleRow[]): void {
  const ofUniversity = contexts.get(rows) ?? new Map<number, IssuedContext>();
  contexts.set(rows, ofUniversity);
  const today = structuredClone({
    authorities: rows.authorities,
    documentFields: rows.documentFields,
  });
  for (const title of titles) {
    ofUniversity.set(title.id, { ...today, location: locationOf(rows, title) });
  }
}

/** Gives the successor of a rectified title what the documents of that one state. */
export function noteSuccessor(
  rows: DemoUniversity,
  rectified: TitleRow,
  successor: TitleRow,
): void {
  noteIssue(rows, [successor]);
  contexts.get(rows)?.set(successor.id, issuedContext(rows, rectified));
}

/** Finds the values that the documents of a title state; those of today for one that a test has added. */
export function issuedContext(rows: DemoUniversity, title: TitleRow): IssuedContext {
  return contexts.get(rows)?.get(title.id) ?? contextOfToday(rows, title);
}

/** The values that the documents of a title would state today. */
export function contextOfToday(rows: DemoUniversity, title: TitleRow): IssuedContext {
  const { authorities, documentFields } = rows;
  return { authorities, documentFields, location: locationOf(rows, title) };
}

function locationOf({ ceremonies }: DemoUniversity, { ceremony_id }: TitleRow): string {
  return ceremonies.find(({ id }) => id === ceremony_id)?.ceremony_location ?? '';
}
