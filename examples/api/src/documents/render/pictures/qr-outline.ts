import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as the outline of its dark modules, one unit each. */
export interface QrOutline {
  readonly d: string;
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
}

/** Modules of white around a code, which readers need. */
export const quietZone = 4;

/** Draws a text as a QR code that is still read with a quarter of it lost: paper is folded and stamped. */
export function qrOutline(content: string): QrOutline {
  const code = generate(content, { minCorrectionLevel: correction.Q });
  return { d: toSvgPath(code), modules: code.size };
}
