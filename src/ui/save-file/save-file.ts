/** Safari reads the address only after the turn of the click. */
const readWithinMs = 10_000;

/**
 * Saves a file on the person's device.
 *
 * @param name made safe by the caller (`domain/text/download-name.ts`)
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
