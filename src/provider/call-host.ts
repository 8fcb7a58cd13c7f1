/** Calls a function of the host. What it throws is the host's error, for its console, and no failure of the caller. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
