import { type Register, type RegisterPolicy, registers } from 'birrete/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { sqlState, violatedConstraint } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import {
  indexName,
  readEnforced,
  type Spanning,
  spanning,
} from '../ceremonies/enforced-registers.ts';

/** The columns that say in which register a title is, besides its number. */
const registerColumns = {
  one: sql``,
  'by-year': sql`(extract(year from ceremony_date)), `,
} as const satisfies Record<Spanning, RawBuilder<unknown>>;

/** The number of a title in a register, as the unique indexes compare it. */
export function registryKey(register: Register): RawBuilder<string> {
  return sql`registry_key(${sql.ref(`${register}_registry`)})`;
}

/** True if an error is a number that another title of its register has. */
export function violatesRegister(error: unknown): boolean {
  if (sqlState(error) !== '23505') return false;
  const names = spanning.flatMap((policy) => registers.map((each) => indexName(policy, each)));
  return names.includes(violatedConstraint(error) ?? '');
}

/**
 * Makes the database enforce the registers of a university. The change is an entry of the audit trail.
 *
 * @param policy undefined leaves what the database enforces.
 * @returns what the database enforces now.
 * @throws Error with a clear message if issued titles already share a number, or this role may not change the database.
 */
export async function enforceRegisters(
  kysely: Kysely<Schema>,
  policy: RegisterPolicy | undefined,
  now: Date,
): Promise<RegisterPolicy> {
  const before = await readEnforced(kysely);
  if (policy === undefined || policy === before) return before;
  try {
    await kysely.transaction().execute((trx) => changeRegisters(trx, policy, now));
  } catch (error) {
    if (sqlState(error) !== '42501') throw error;
    throw new Error(
      `BIRRETE_REGISTERS is ${policy}, but the database enforces ${before}. Only the owner of the tables may change that: run npm run api -- migrate.`,
      { cause: error },
    );
  }
  return policy;
}

async function changeRegisters(
  trx: Kysely<Schema>,
  policy: RegisterPolicy,
  now: Date,
): Promise<void> {
  // Another process that starts waits here, and finds the change done. An issue that is under way is finished first.
  await sql`lock table issued_titles in share row exclusive mode`.execute(trx);
  const before = await readEnforced(trx);
  if (before === policy) return;
  if (policy !== 'by-ceremony') await refuseShared(trx, policy);
  for (const register of registers) {
    if (before !== 'by-ceremony') {
      await sql`drop index ${sql.ref(indexName(before, register))}`.execute(trx);
    }
    if (policy !== 'by-ceremony') {
      await sql`create unique index ${sql.ref(indexName(policy, register))}
        on issued_titles (${registerColumns[policy]}${registryKey(register)})`.execute(trx);
    }
  }
  await recordAudit(
    trx,
    { actor: { id: null, name: 'BIRRETE_REGISTERS' }, at: now, requestId: 'start' },
    {
      action: 'updated',
      subject: 'registers',
      subjectId: 'all',
      before: { policy: before },
      after: { policy },
    },
  );
}

/** @throws Error that names the first number that two titles of one register share */
async function refuseShared(trx: Kysely<Schema>, policy: Spanning): Promise<void> {
  for (const register of registers) {
    const { rows } = await sql<{ number: string; codes: string[]; total: number }>`
      select min(${sql.ref(`${register}_registry`)}) as number,
        array_agg(application_code order by id) as codes, count(*) over ()::int as total
      from issued_titles group by ${registerColumns[policy]}${registryKey(register)}
      having count(*) > 1 order by min(id) limit 1`.execute(trx);
    const [shared] = rows;
    if (shared === undefined) continue;
    const { number, codes, total } = shared;
    throw new Error(
      `BIRRETE_REGISTERS=${policy} is impossible: issued titles share numbers of the series ${seriesNames[register]} (${total}), ` +
        `first ${number}: ${codes.slice(0, 3).join(', ')}. Set BIRRETE_REGISTERS=by-ceremony, or leave it out.`,
    );
  }
}

const seriesNames: Readonly<Record<Register, string>> = {
  record: 'acta',
  assigned: 'asignado',
  folio: 'folio',
};
