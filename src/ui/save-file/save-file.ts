/** Safari reads the URL only after the task of the click. */
const readWithinMs = 10_000;

/**
 * Saves a file on the user's device.
 *
 * @param name sanitised by the caller
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
