import type { ChainResult } from '../evidence/audit/verify-audit.ts';
import type { TitleFault } from '../evidence/audit/verify-titles.ts';
import { commandMessages as messages } from './commands.messages.ts';

/** Describes a fault of the audit trail or of the titles; undefined if there is none. */
export function describeFault(result: ChainResult): string | undefined {
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
      return messages.titlesAltered(result.faults.map(describeTitle));
    default:
      return result satisfies never;
  }
}

function describeTitle({ kind, id, code = '' }: TitleFault): string {
  return messages.title[kind](id, code);
}
