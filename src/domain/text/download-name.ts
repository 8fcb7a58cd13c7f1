/** File systems take 255 bytes; browsers add ' (1)' to a name that exists. */
const longestBytes = 200;

/** What ends a folder or means something to a shell or a file system, and what nobody sees. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Marks of direction and other formats, by which 'fdp.exe' is displayed as 'exe.pdf', and halves of characters. */
const invisible = /[\p{Cf}\p{Cs}]/gu;

/** A name that begins so is hidden, climbs folders or is taken for an option. */
const badStart = /^[\s.~-]+/;
const badEnd = /[\s.-]+$/;

/** Names that Windows keeps for devices, with any ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Makes a file's name out of what a server or a person wrote: without folders, control characters, hidden beginnings
 * and marks that turn the reading direction; short enough for every file system; always of the given kind.
 *
 * @param wanted the wanted name, with or without its ending
 * @param fallback the name, without an ending, when nothing of `wanted` is left
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

/** '.pdf' has lost its dot by now. */
function isBareExtension(stem: string, extension: string): boolean {
  return stem.toLowerCase() === extension.toLowerCase();
}

/** Cut between characters, never inside one. */
function shortened(text: string): string {
  const octets = new TextEncoder();
  let kept = '';
  let length = 0;
  for (const character of text) {
    length += octets.encode(character).length;
    if (length > longestBytes) break;
    kept += character;
  }
  return kept;
}

function apartFromDevices(stem: string): string {
  const [first = ''] = stem.split('.');
  return device.test(first.trim()) ? `_${stem}` : stem;
}
