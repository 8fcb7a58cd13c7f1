import type { Kysely } from 'kysely';
import { formatMark, parseMark, type TrailMark } from '../evidence/audit/verify/trail-mark.ts';
import {
  type ChainResult,
  type VerifyOptions,
  verifyAudit,
} from '../evidence/audit/verify/verify-audit.ts';
import type { StateFault } from '../evidence/audit/verify/verify-states.ts';
import type { TitleFault } from '../evidence/audit/verify/verify-titles.ts';
import type { Schema } from '../platform/database/schema.ts';
import { commandMessages as messages } from './commands.messages.ts';

/** Positions in a message. */
const shown = 20;

/** Verifies the audit trail and the titles, and describes the result for a command. @throws Error that names the fault */
export async function describeVerification(
  kysely: Kysely<Schema>,
  options: VerifyOptions = {},
): Promise<string> {
  const result = await verifyAudit(kysely, options);
  if (result.status !== 'whole') throw new Error(describeFault(result));
  const { entries, erased, titles, backdated, mark } = result;
  return [
    messages.whole(entries, erased, titles),
    ...(backdated.length > 0
      ? [messages.backdated(backdated.slice(0, shown), backdated.length)]
      : []),
    formatMark(mark),
  ].join('\n');
}

/** Describes a fault of the audit trail or of the titles; undefined if there is none. */
function describeFault(result: ChainResult): string | undefined {
  switch (result.status) {
    case 'whole':
      return undefined;
    case 'broken':
      return messages.broken(result.position);
    case 'erased-early':
      return messages.erasedEarly(result.position);
    case 'outside':
      return messages.outside(result.id);
    case 'cut':
      return messages.cut(result.position);
    case 'rewritten':
      return messages.rewritten(result.position);
    case 'titles-altered':
      return [
        messages.titlesAltered(result.faults.map(describeTitle)),
        ...(result.rows.length > 0 ? [describeRows(result.rows)] : []),
      ].join('\n');
    case 'waiting-forged':
      return messages.waitingForged(result.ids);
    case 'rows-altered':
      return describeRows(result.rows);
    default:
      return result satisfies never;
  }
}

function describeRows(rows: readonly StateFault[]): string {
  const lines = rows.map(({ table, kind, id }) => messages.row[kind](messages.tables[table], id));
  return messages.rowsAltered(lines);
}

function describeTitle({ kind, id, code = '' }: TitleFault): string {
  return messages.title[kind](id, code);
}

/** Reads the mark of `--since`. @throws Error for another text */
export function readSince(text: string | undefined): TrailMark | undefined {
  const mark = parseMark(text ?? '');
  if (text !== undefined && mark === undefined) throw new Error(messages.badMark(text));
  return mark;
}
