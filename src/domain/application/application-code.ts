const format = /^AG-\d{4}-\d{3,}$/;

/** A request's code as it is kept, shown and asked for: upper case, no spaces around it. */
export function normalizeApplicationCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a code reads AG-YYYY-NNN. A hint for people, never a gate. */
export function isApplicationCode(code: string): boolean {
  return format.test(code);
}
