/** Waits for work no longer than a limit, in milliseconds. @throws when the limit passes first */
export async function withinTime<Value>(
  limitMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${limitMs} ms.`));
    timer = setTimeout(fail, limitMs);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
