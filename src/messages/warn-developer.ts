import type { ErrorCode } from './error-catalogue.ts';

/** A sentence for the page's developer, with its code in the error catalogue. */
export type Warn = (code: ErrorCode, sentence: string) => void;

/** The sentence with the place that explains it. */
export function withCode(code: ErrorCode, sentence: string): string {
  return `${sentence} See docs/errors.md#${code}`;
}

/** Warns the page's developer in the browser's console, never with personal data. */
export function warnDeveloper(code: ErrorCode, sentence: string): void {
  console.warn(`birrete: ${withCode(code, sentence)}`);
}

/** Like `warnDeveloper`, but shows each warning once: settings are read again with every render and call. */
export function developerWarnings(): Warn {
  const said = new Set<string>();
  return (code, sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    warnDeveloper(code, sentence);
  };
}
