import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashRow } from '#platform/seals/hashes.ts';
import { withoutReason } from '#platform/seals/seals.ts';
import { findAlteredContents } from './altered-contents.ts';
import type { Seal, SealedRows, StateSeal } from './sealed-rows.ts';

/**
 * `changed` since it was stored; `unrecorded`: no entry stored it; `missing`: its entry exists, its row does not;
 * `recorded-twice`: in more than one entry.
 */
type RowFault = 'changed' | 'unrecorded' | 'missing' | 'recorded-twice';

/**
 * A title, its verification code (`code-…`), the entry of a correction (`entry-…`) or a review (`hold-…`), a hand-over
 * (`handover-…`), a printed copy (`print-…`), what its documents state (`content-…`) or a version of a template
 * (`template-…`) that differs from the audit trail. `unconfirmed`: no entry before the issue confirmed the title's
 * application.
 */
export interface TitleFault {
  readonly kind:
    | RowFault
    | 'unconfirmed'
    | `code-${Exclude<RowFault, 'unrecorded'>}`
    | `entry-${RowFault}`
    | `hold-${RowFault}`
    | `handover-${RowFault}`
    | `print-${RowFault}`
    | `content-${RowFault}`
    | `template-${RowFault}`;
  readonly id: number;
  /** The application's code; undefined if the row is missing, or is about a whole ceremony. */
  readonly code: string | undefined;
}

const pageSize = 1_000;

/** The kinds of sealed rows: the prefix of their faults, the rows as they are hashed, and the id of their title. */
const sealedTables = {
  titles: { prefix: '', rows: sql`issued_titles`, title: 'r.id' },
  codes: {
    prefix: 'code-',
    rows: sql`(select title_id as id, code from title_codes)`,
    title: 'r.id',
  },
  corrections: { prefix: 'entry-', rows: sql`title_entries`, title: 'r.title_id' },
  holds: {
    prefix: 'hold-',
    // Without the reason, which is erased.
    rows: sql`(select id, title_id, kind, entered_by, created_at, previous_id from title_holds)`,
    title: 'r.title_id',
  },
  handovers: { prefix: 'handover-', rows: sql`handovers`, title: 'r.title_id' },
  prints: { prefix: 'print-', rows: sql`document_prints`, title: 'r.title_id' },
  contents: {
    prefix: 'content-',
    rows: sql`(select title_id as id, content, birth_hash, as_found from title_contents)`,
    title: 'r.id',
  },
  templates: { prefix: 'template-', rows: sql`document_template_versions`, title: undefined },
} as const;

type SealedTable = (typeof sealedTables)[keyof typeof sealedTables];

/**
 * Recomputes the hash of every issued title, code, correction, review, hand-over, printed copy, content and version of a
 * template, and compares it with the audit entry that stored it. Codes that are older than their seals have none.
 */
export async function verifyTitles(
  kysely: Kysely<Schema>,
  sealed: Pick<
    SealedRows,
    | keyof typeof sealedTables
    | 'erasedBirths'
    | 'shortened'
    | 'shortenedPrints'
    | 'states'
    | 'statesSince'
  >,
): Promise<{ readonly titles: number; readonly faults: readonly TitleFault[] }> {
  const {
    titles,
    codes,
    corrections,
    holds,
    handovers,
    prints,
    contents,
    templates: versions,
  } = sealedTables;
  const ofTitles = await verifyRows(kysely, titles, sealed.titles);
  const ofCodes = await verifyRows(kysely, codes, sealed.codes);
  const ofCorrections = await verifyRows(
    kysely,
    corrections,
    sealed.corrections,
    isSealedCorrection(sealed),
  );
  const ofHolds = await verifyRows(kysely, holds, sealed.holds);
  const ofHandovers = await verifyRows(kysely, handovers, sealed.handovers);
  const ofPrints = await verifyRows(kysely, prints, sealed.prints, isSealedPrint(sealed));
  const ofContents = await verifyRows(kysely, contents, sealed.contents);
  const ofVersions = await verifyRows(kysely, versions, sealed.templates);
  const altered = await findAlteredContents(kysely, sealed);
  const faults = [
    ...ofTitles.faults.map(describe(titles)),
    ...(await findUnconfirmed(kysely, sealed)),
    ...ofCodes.faults.flatMap(({ kind, ...fault }) =>
      kind === 'unrecorded' ? [] : [describe(codes)({ kind, ...fault })],
    ),
    ...ofCorrections.faults.map(describe(corrections)),
    ...ofHolds.faults.map(describe(holds)),
    ...ofHandovers.faults.map(describe(handovers)),
    ...ofPrints.faults.map(describe(prints)),
    ...[...ofContents.faults, ...altered].map(describe(contents)),
    ...ofVersions.faults.map(describe(versions)),
  ];
  return { titles: ofTitles.count, faults };
}

/** Finds the titles whose application no entry had confirmed when they were issued, since the trail seals confirmations. */
async function findUnconfirmed(
  kysely: Kysely<Schema>,
  { titles, states, statesSince = 0 }: Pick<SealedRows, 'titles' | 'states' | 'statesSince'>,
): Promise<readonly TitleFault[]> {
  const confirmations = states.get('applications');
  const rows = await kysely
    .selectFrom('issued_titles')
    .select(['id', 'application_id', 'application_code as code'])
    .where('predecessor_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows
    .filter(({ id, application_id }) => {
      const [issue] = titles.get(id)?.positions ?? [];
      if (issue === undefined || issue < statesSince) return false;
      return !existed(confirmations?.get(application_id), issue);
    })
    .map(({ id, code }) => ({ kind: 'unconfirmed', id, code }));
}

function existed(seal: StateSeal | undefined, at: number): boolean {
  return seal?.since.findLast(({ position }) => position <= at)?.exists ?? false;
}

/** A fault of a row, before its kind has the prefix of the table. */
interface Fault<Kind extends RowFault = RowFault> {
  readonly kind: Kind;
  readonly id: number;
  readonly code: string | undefined;
}

function describe<Prefix extends string>({ prefix }: { readonly prefix: Prefix }) {
  return <Kind extends RowFault>({ kind, ...fault }: Fault<Kind>) => ({
    kind: `${prefix}${kind}` as const,
    ...fault,
  });
}

/** A row as it is hashed, with the code of its application. */
interface ReadRow {
  readonly row: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly code: string | undefined;
}

/** Compares a stored row with its seal. */
type IsSealed = (row: ReadRow['row'], seal: Seal) => boolean;

/**
 * Compares corrections. Those from before reasons could be erased were sealed with their reason, and have a second hash
 * without it.
 */
function isSealedCorrection({ shortened }: Pick<SealedRows, 'shortened'>): IsSealed {
  return (row, { hash }) => {
    const short = hashRow(withoutReason(row, 'resolution_reason'));
    if (hash === short) return true;
    const isErased = row.resolution_reason === '';
    return isErased ? shortened.get(row.id)?.hash === short : hash === hashRow(row);
  };
}

/** Compares prints. Those whose reason was erased from their row have a second hash without it. */
function isSealedPrint({ shortenedPrints }: Pick<SealedRows, 'shortenedPrints'>): IsSealed {
  return (row, { hash }) => {
    const isErased = row.edition_reason === '';
    return isErased
      ? shortenedPrints.get(row.id)?.hash === hashRow(withoutReason(row, 'edition_reason'))
      : hash === hashRow(row);
  };
}

async function verifyRows(
  kysely: Kysely<Schema>,
  table: SealedTable,
  sealed: ReadonlyMap<number, Seal>,
  isSealed: IsSealed = (row, { hash }) => hash === hashRow(row),
): Promise<{ readonly count: number; readonly faults: readonly Fault[] }> {
  const faults: Fault[] = [];
  const missing = new Set(sealed.keys());
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await readPage(kysely, table, last);
    for (const { row, code } of rows) {
      const { id } = row;
      const kind = faultOf(row, sealed.get(id), isSealed);
      if (kind !== undefined) faults.push({ kind, id, code });
      missing.delete(id);
      last = id;
    }
    count += rows.length;
    if (rows.length < pageSize) break;
  }
  const absent = [...missing].map((id) => ({ kind: 'missing' as const, id, code: undefined }));
  return { count, faults: [...faults, ...absent] };
}

async function readPage(
  kysely: Kysely<Schema>,
  { rows, title }: SealedTable,
  after: number,
): Promise<readonly ReadRow[]> {
  const page = await sql<ReadRow['row'] & { readonly application: string | null }>`
    select r.*, t.application_code as application
    from ${rows} r left join issued_titles t on t.id = ${title === undefined ? sql`null` : sql.ref(title)}
    where r.id > ${after} order by r.id limit ${pageSize}`.execute(kysely);
  return page.rows.map(({ application, ...row }) => ({
    row,
    code: application ?? undefined,
  }));
}

function faultOf(
  row: ReadRow['row'],
  seal: Seal | undefined,
  isSealed: IsSealed,
): RowFault | undefined {
  if (seal === undefined) return 'unrecorded';
  if (seal.positions.length > 1) return 'recorded-twice';
  return isSealed(row, seal) ? undefined : 'changed';
}
