/** Calls a function of the host. Its errors are reported globally, as the host's, and do not reach the caller. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
