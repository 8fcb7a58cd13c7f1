import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The roles that may run the site: any, one that neither owns the tables nor is a superuser, or the owner as well, for a
 * trial.
 */
export type RoleAtStart = 'any' | 'site' | 'owner';

interface Powers {
  readonly role: string;
  /** True for a superuser, and for a role that can become one or run programs as PostgreSQL. */
  readonly is_superuser: boolean;
  /** True for the owner of a table or of the schema, and for a role that can become the owner. */
  readonly is_owner: boolean;
}

/**
 * Refuses a role for which triggers and rights do not count: it could change the audit trail and issued titles. Asks
 * the database, because neither the name of a role nor its address says what it may do.
 * @throws Error that names the variable to change
 */
export async function demandRole(kysely: Kysely<Schema>, at: RoleAtStart): Promise<void> {
  if (at === 'any') return;
  const { role, is_superuser, is_owner } = await readPowers(kysely);
  if (is_superuser) {
    throw new Error(
      `In production, DATABASE_URL must not name ${role}, which has the rights of a PostgreSQL superuser: connect as birrete_site`,
    );
  }
  if (is_owner && at === 'site') {
    throw new Error(
      `In production, DATABASE_URL must not name ${role}, which owns the tables: connect as birrete_site, ` +
        'or set BIRRETE_DATABASE_ROLE=owner for a trial',
    );
  }
}

async function readPowers(kysely: Kysely<Schema>): Promise<Powers> {
  const { rows } = await sql<Powers>`
    select current_user as role,
      exists (
        select from pg_roles
        where pg_has_role(oid, 'member') and (
          rolsuper
          or rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
        )
      ) as is_superuser,
      exists (
        select from pg_namespace
        where nspname = current_schema() and pg_has_role(nspowner, 'member')
      ) or exists (
        select from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and pg_has_role(relowner, 'member')
      ) as is_owner`.execute(kysely);
  const [powers] = rows;
  if (powers === undefined) throw new Error('The database does not say what its user may do');
  return powers;
}
