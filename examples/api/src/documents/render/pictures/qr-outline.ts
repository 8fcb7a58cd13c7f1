import { correction, generate } from 'lean-qr';

/** A QR code as rows of dark modules, in modules. */
export interface QrOutline {
  readonly bars: readonly QrBar[];
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
}

/** Neighbouring dark modules of a row. */
export interface QrBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Modules of white around a code, which readers need. */
export const quietZone = 4;

/** Draws a text as a QR code that is still read with a quarter of it lost: paper is folded and stamped. */
export function qrOutline(content: string): QrOutline {
  const code = generate(content, { minCorrectionLevel: correction.Q });
  const bars: QrBar[] = [];
  for (let y = 0; y < code.size; y += 1) {
    let start: number | undefined;
    for (let x = 0; x <= code.size; x += 1) {
      // Outside of the code there are no dark modules.
      const isDark = code.get(x, y);
      if (isDark) start ??= x;
      else if (start !== undefined) {
        bars.push({ x: start, y, width: x - start });
        start = undefined;
      }
    }
  }
  return { bars, modules: code.size };
}
