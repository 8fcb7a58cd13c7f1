import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Verification codes of issued titles, also of those that exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await storeCodes(db);
}

const statements = [
  sql`create table title_codes (
    title_id integer primary key references issued_titles (id) on delete restrict,
    code text not null constraint title_codes_unique unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$')
  )`,
  // A printed code leads to its title for ever.
  sql`create trigger title_codes_append_only
    before update or delete or truncate on title_codes
    for each statement execute function refuse_change()`,
];

/** Below PostgreSQL's limit of parameters. */
const rowsPerStatement = 500;

async function storeCodes(db: Kysely<unknown>): Promise<void> {
  const titles = await sql<{ id: number }>`select id from issued_titles order by id`.execute(db);
  for (let start = 0; start < titles.rows.length; start += rowsPerStatement) {
    const rows = titles.rows
      .slice(start, start + rowsPerStatement)
      .map(({ id }) => sql`(${id}::integer, ${drawCode()}::text)`);
    await sql`insert into title_codes (title_id, code) values ${sql.join(rows)}`.execute(db);
  }
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as `verificationCodeOf` makes them. A migration depends on no code that may change. */
function drawCode(): string {
  const values = [...randomBytes(11)].map((byte) => byte % 32);
  const check = multiply(values.reduce((sum, value) => multiply(sum) ^ value, 0));
  return [...values, check].map((value) => alphabet[value]).join('');
}

function multiply(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 0b100101 : doubled;
}
