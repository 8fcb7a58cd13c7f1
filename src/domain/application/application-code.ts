const format = /^AG-\d{4}-\d{3,}$/;

/** An application code in its normal form: upper case, trimmed. */
export function normalizeApplicationCode(code: string): string {
  return code.trim().toUpperCase();
}

/** True if a code has the form AG-YYYY-NNN. A hint for users, never a condition. */
export function isApplicationCode(code: string): boolean {
  return format.test(code);
}
