import { PictureRefused } from './picture-refused.ts';
import type { Attributes } from './read-tags.ts';

const pathSyntax = /^\s*[Mm][\sMmLlHhVvCcSsQqTtAaZz0-9eE+\-.,]*$/;

/** The outline of a shape as a path. @throws PictureRefused if it is malformed */
export function shapePath(name: string, attributes: Attributes): string {
  const number = (key: string, otherwise = 0) => {
    const text = attributes.get(key);
    if (text === undefined) return otherwise;
    const value = parseFloat(text);
    if (!Number.isFinite(value)) throw new PictureRefused('unreadable', key);
    return value;
  };
  switch (name) {
    case 'path':
      return checkedPath(attributes.get('d') ?? '');
    case 'rect':
      return rectangle(number);
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    default:
      return polygon(attributes.get('points') ?? '', name === 'polygon');
  }
}

function checkedPath(d: string): string {
  if (!pathSyntax.test(d)) throw new PictureRefused('unreadable', 'path');
  return d.trim();
}

function rectangle(number: (key: string, otherwise?: number) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const rx = Math.min(number('rx', number('ry')), width / 2);
  const ry = Math.min(number('ry', rx), height / 2);
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (right: number, down: number) => `a${rx} ${ry} 0 0 1 ${right} ${down}`;
  const [across, along] = [width - 2 * rx, height - 2 * ry];
  return (
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${along}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-along}${corner(rx, -ry)}z`
  );
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 0 ${width} 0`;
  return `M${x - rx} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}

function polygon(points: string, isClosed: boolean): string {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 4 || !numbers.every(Number.isFinite))
    throw new PictureRefused('unreadable', 'points');
  const pairs = numbers.flatMap((x, index) =>
    index % 2 === 0 ? [`${x} ${numbers[index + 1] ?? 0}`] : [],
  );
  return `M${pairs.join('L')}${isClosed ? 'z' : ''}`;
}
