const dataPrefix = /^data:[^,]*,/i;

/**
 * Decodes base64 as servers write it: with line breaks, a `data:` prefix, the URL alphabet, with or without padding.
 *
 * @returns undefined if the text is empty or invalid.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text
    .trim()
    .replace(dataPrefix, '')
    .replace(/\s+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (plain === '') return undefined;
  try {
    return Uint8Array.from(atob(plain), (octet) => octet.charCodeAt(0));
  } catch {
    return undefined;
  }
}
