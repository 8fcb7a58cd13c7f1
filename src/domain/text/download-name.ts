/** File systems allow 255 bytes; browsers append ' (1)' to an existing name. */
const longestBytes = 200;

/** Path separators, characters with a meaning in shells and file systems, and invisible ones. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Bidirectional and other format characters, with which 'fdp.exe' is displayed as 'exe.pdf', and lone surrogates. */
const invisible = /[\p{Cf}\p{Cs}]/gu;

/** A name with such a beginning is hidden, leaves the folder or counts as an option. */
const badStart = /^[\s.~-]+/;
const badEnd = /[\s.-]+$/;

/** Reserved device names of Windows, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Creates a safe file name from a server's or user's text: without folders, control characters, hidden beginnings and
 * bidirectional marks; short enough for every file system; always with the given extension.
 *
 * @param wanted the preferred name, with or without its extension
 * @param fallback the name, without extension, if nothing of `wanted` is left
 * @param extension without the dot: 'csv'
 * @example downloadName('../../actas/julio.exe', 'reporte', 'pdf') // 'actas-julio.exe.pdf'
 */
export function downloadName(
  wanted: string | undefined,
  fallback: string,
  extension: string,
): string {
  const whole = harmless(wanted ?? '');
  const ending = `.${extension}`;
  const isOfKind = whole.toLowerCase().endsWith(ending.toLowerCase());
  const stem = shortened(isOfKind ? whole.slice(0, -ending.length) : whole).replace(badEnd, '');
  const safe = stem === '' || isBareExtension(stem, extension) ? fallback : stem;
  return `${apartFromDevices(safe)}${ending}`;
}

function harmless(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFC')
    .replace(unsafe, '-')
    .replace(badStart, '')
    .replace(badEnd, '');
}

/** '.pdf' has already lost its dot. */
function isBareExtension(stem: string, extension: string): boolean {
  return stem.toLowerCase() === extension.toLowerCase();
}

/** Truncates between characters, never inside one. */
function shortened(text: string): string {
  const octets = new TextEncoder();
  let name = '';
  let length = 0;
  for (const character of text) {
    length += octets.encode(character).length;
    if (length > longestBytes) break;
    name += character;
  }
  return name;
}

function apartFromDevices(stem: string): string {
  const [first = ''] = stem.split('.');
  return device.test(first.trim()) ? `_${stem}` : stem;
}
