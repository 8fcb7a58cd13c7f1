import { PictureRefused } from './picture-refused.ts';

/** An affine transformation, in the order of SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** An operation at the position of the search, or the end of the list. */
const operation = /[\s,]*(?:([a-zA-Z]+)\s*\(([^()]*)\)|$)/y;

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** Reads the attribute `transform`. @throws PictureRefused for an operation that SVG has not */
export function parseTransform(text: string): Matrix {
  let matrix = identity;
  let at = 0;
  while (at < text.length) {
    operation.lastIndex = at;
    const [whole, name, list = ''] = operation.exec(text) ?? refuseTransform();
    at += whole.length;
    if (name === undefined) break;
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (!numbers.every(Number.isFinite)) refuseTransform();
    matrix = multiply(matrix, matrixOf(name, numbers));
  }
  return matrix;
}

function refuseTransform(): never {
  throw new PictureRefused('unreadable', 'transform');
}

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate':
      return around(rotation(a), b ?? 0, c ?? 0);
    case 'skewX':
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
    default:
      throw new PictureRefused('unsupported', name);
  }
}

function rotation(degrees: number): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, 0, 0];
}

function around(matrix: Matrix, x: number, y: number): Matrix {
  return multiply(multiply([1, 0, 0, 1, x, y], matrix), [1, 0, 0, 1, -x, -y]);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
