import type { ErrorCode } from '#messages/error-catalogue.ts';
import { withCode } from '#messages/warn-developer.ts';

/** Reports problems with an element to the page's developer. The visitor reads a reassuring message instead. */
export interface DeveloperConsole {
  /** A value is ignored or replaced by its default. */
  warn(code: ErrorCode, problem: string): void;
  /** The widget can't be shown. */
  refuse(code: ErrorCode, problem: string): void;
}

/** Reports each problem once: attributes are read again with every change. */
export function developerConsole(tag: string): DeveloperConsole {
  const said = new Set<string>();
  const show = (level: 'warn' | 'error', code: ErrorCode, problem: string) => {
    if (said.has(problem)) return;
    said.add(problem);
    console[level](`birrete: <${tag}>: ${withCode(code, problem)}`);
  };
  return {
    warn: (code, problem) => show('warn', code, problem),
    refuse: (code, problem) => show('error', code, problem),
  };
}
