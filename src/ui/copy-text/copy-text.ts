/**
 * Copies a text. The clipboard is missing on pages without TLS and can be forbidden to frames.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
