import type { ErrorCode } from './error-catalogue.ts';

/** Warns the page's developer, with a code of the error catalogue. */
export type Warn = (code: ErrorCode, message: string) => void;

/** The message with the address that explains it. */
export function withCode(code: ErrorCode, message: string): string {
  const end = /[.!?]$/.test(message) ? '' : '.';
  return `${message}${end} See docs/errors.md#${code}`;
}

/** Warns the page's developer in the browser's console, never with personal data. */
export function warnDeveloper(code: ErrorCode, message: string): void {
  console.warn(`birrete: ${withCode(code, message)}`);
}

/** Like `warnDeveloper`, but shows each warning once: settings are read again with every render and call. */
export function developerWarnings(): Warn {
  const said = new Set<string>();
  return (code, message) => {
    if (said.has(message)) return;
    said.add(message);
    warnDeveloper(code, message);
  };
}
