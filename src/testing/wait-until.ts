const pauseMs = 15;

/**
 * Polls until `look` finds a value.
 *
 * @param complaint the message of the failure
 * @throws after `timeoutMs`
 */
export async function waitUntil<Value>(
  look: () => Value | null | undefined,
  complaint: string,
  timeoutMs = 30_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${complaint} (${timeoutMs} ms)`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
