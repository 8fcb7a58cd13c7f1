const pauseMs = 15;

/**
 * Waits until something is there.
 *
 * @param what names it in the failure
 * @throws after `timeoutMs`
 */
export async function appearing<Value>(
  what: string,
  look: () => Value | null | undefined,
  timeoutMs: number,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`The wizard did not show ${what} in ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
