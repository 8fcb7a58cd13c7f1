import type { Box } from './laid-out-document.ts';

/** Outlines of borders and rules, as SVG paths. Their curves are computed, so that they stay sharp at any size. */

/** A rectangle. */
export function rectanglePath({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A circle. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0z`;
}

/** A rule that swells towards a lozenge in its middle, to be filled. */
export function ornamentPath({ x, y, width }: Box): string {
  const middle = x + width / 2;
  const lozenge = Math.min(4, width / 20);
  const gap = lozenge * 2.2;
  const swelling = 0.7;
  const arm = (from: number, to: number) =>
    `M${n(from)} ${n(y)}L${n(to)} ${n(y - swelling)}V${n(y + swelling)}z`;
  return (
    arm(x, middle - gap) +
    arm(x + width, middle + gap) +
    `M${n(middle - lozenge)} ${n(y)}L${n(middle)} ${n(y - lozenge / 1.4)}L${n(middle + lozenge)} ${n(y)}L${n(middle)} ${n(y + lozenge / 1.4)}z`
  );
}

/** Waves of an engraved border: strands, and how far their crests are apart, in points. */
const strands = 6;
const wavelength = 22;
/** Curves of a wave: a quarter of a sine is nearly a Bézier curve. */
const curvesPerWave = 4;

/** Strands that wind around each other along the sides of a rectangle, as on a bank note. */
export function engravedBand(box: Box, depth: number): string {
  // Into the corner, so that the strands meet its rosette.
  const corner = depth * 0.85;
  const sides = [
    { x: box.x + corner, y: box.y + depth / 2, length: box.width - 2 * corner, isAcross: true },
    {
      x: box.x + corner,
      y: box.y + box.height - depth / 2,
      length: box.width - 2 * corner,
      isAcross: true,
    },
    { x: box.x + depth / 2, y: box.y + corner, length: box.height - 2 * corner, isAcross: false },
    {
      x: box.x + box.width - depth / 2,
      y: box.y + corner,
      length: box.height - 2 * corner,
      isAcross: false,
    },
  ];
  return sides.map((side) => wavesAlong(side, depth / 2 - 1)).join('');
}

interface Side {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isAcross: boolean;
}

function wavesAlong({ x, y, length, isAcross }: Side, amplitude: number): string {
  const waves = Math.max(1, Math.round(length / wavelength));
  const curves = waves * curvesPerWave;
  const point = (along: number, aside: number) =>
    isAcross ? `${n(x + along)} ${n(y + aside)}` : `${n(x + aside)} ${n(y + along)}`;
  return Array.from({ length: strands }, (_, strand) => {
    const phase = (strand * Math.PI * 2) / strands;
    const heightAt = (curve: number) => {
      const turn = (curve / curvesPerWave) * Math.PI * 2;
      return amplitude * Math.sin(turn + phase) * (0.72 + 0.28 * Math.cos(turn * 0.5));
    };
    return smoothCurve(curves, length / curves, heightAt, point);
  }).join('');
}

/** A curve through the heights at equal distances, as Bézier curves with the slopes of the heights. */
function smoothCurve(
  curves: number,
  step: number,
  heightAt: (curve: number) => number,
  point: (along: number, aside: number) => string,
): string {
  const near = 0.01;
  const slopeAt = (curve: number) =>
    (heightAt(curve + near) - heightAt(curve - near)) / (2 * near * step);
  const parts = Array.from({ length: curves }, (_, curve) => {
    const third = step / 3;
    const [from, to] = [curve * step, (curve + 1) * step];
    const first = point(from + third, heightAt(curve) + slopeAt(curve) * third);
    const second = point(to - third, heightAt(curve + 1) - slopeAt(curve + 1) * third);
    return `C${first} ${second} ${point(to, heightAt(curve + 1))}`;
  });
  return `M${point(0, heightAt(0))}${parts.join('')}`;
}

/** A rosette of overlapping loops, for the corners of an engraved border. */
export function rosettePath(x: number, y: number, radius: number): string {
  const petals = 12;
  const turns = 180;
  return [1, 0.68, 0.4]
    .map((scale, ring) => {
      const points = Array.from({ length: turns + 1 }, (_, step) => {
        const angle = (step / turns) * Math.PI * 2;
        const wave = 0.78 + 0.22 * Math.cos(angle * petals + ring * Math.PI);
        const distance = radius * scale * wave;
        return `${n(x + distance * Math.cos(angle))} ${n(y + distance * Math.sin(angle))}`;
      });
      return `M${points[0]}L${points.slice(1).join(' ')}z`;
    })
    .join('');
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
