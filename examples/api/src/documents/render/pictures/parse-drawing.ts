import { PictureRefused } from './picture-refused.ts';
import { type Attributes, readTags } from './read-tags.ts';
import { shapePath } from './shape-path.ts';
import { type Matrix, multiply, parseTransform } from './transform.ts';

/** A shape of a drawing: its outline in the drawing's units, and how it is filled and stroked. */
export interface DrawnShape {
  readonly d: string;
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly rule: 'nonzero' | 'evenodd';
  readonly stroke: { readonly colour: string; readonly width: number } | undefined;
  readonly opacity: number;
}

/** A drawing that consists of plain shapes. */
export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
}

const shapeTags = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline']);
/** Their content is not drawn. */
const skippedTags = new Set(['title', 'desc', 'metadata', 'defs']);
const activeTags = new Set([
  ...[
    'script',
    'foreignobject',
    'iframe',
    'a',
    'animate',
    'set',
    'animatetransform',
    'animatemotion',
  ],
  ...['handler', 'listener', 'audio', 'video', 'embed', 'object'],
]);
const maxShapes = 5000;
/** Numbers beyond these could not be written into a file after the drawing was fitted into its block. */
const [smallest, largest] = [0.001, 1_000_000];

function isAtMost(most: number, numbers: readonly number[]): boolean {
  return numbers.every((number) => Math.abs(number) <= most);
}

/** The properties that a group passes on. */
interface Inherited {
  readonly matrix: Matrix;
  readonly fill: string | undefined;
  readonly rule: 'nonzero' | 'evenodd';
  readonly stroke: string | undefined;
  readonly strokeWidth: number;
  readonly opacity: number;
}

const initial: Inherited = {
  matrix: [1, 0, 0, 1, 0, 0],
  fill: '#000000',
  rule: 'nonzero',
  stroke: undefined,
  strokeWidth: 1,
  opacity: 1,
};

/**
 * Reads an SVG as the shapes that it draws. Nothing else of it is ever used, so nothing in it can run or load anything;
 * a drawing with scripts is refused all the same, and one that needs more than shapes, which would look different.
 * @throws PictureRefused
 */
export function parseDrawing(source: string): Drawing {
  if (/<!ENTITY/i.test(source)) throw new PictureRefused('active-content', 'ENTITY');
  const shapes: DrawnShape[] = [];
  const groups: Inherited[] = [initial];
  let size: Omit<Drawing, 'shapes'> | undefined;
  let skipped = 0;
  for (const { name, attributes, opens, closes } of readTags(source)) {
    refuseActive(name, attributes);
    if (skippedTags.has(name) || name.includes(':')) {
      if (opens && !closes) skipped += 1;
      else if (!opens) skipped -= 1;
      continue;
    }
    if (skipped > 0) continue;
    if (!opens) {
      if (name === 'g' || name === 'svg') groups.pop();
      continue;
    }
    const inherited = inherit(groups.at(-1) ?? initial, attributes);
    if (name === 'svg' && size === undefined) size = sizeOf(attributes);
    if (name === 'svg' || name === 'g') {
      if (!closes) groups.push(inherited);
    } else if (shapeTags.has(name)) {
      shapes.push(shapeOf(shapePath(name, attributes), inherited));
      if (shapes.length > maxShapes) throw new PictureRefused('too-large');
    } else throw new PictureRefused('unsupported', name);
  }
  if (size === undefined || shapes.length === 0) throw new PictureRefused('unreadable');
  return { ...size, shapes };
}

function refuseActive(name: string, attributes: Attributes): void {
  const plain = name.slice(name.indexOf(':') + 1);
  if (activeTags.has(plain)) throw new PictureRefused('active-content', name);
  if (name.startsWith('svg:')) throw new PictureRefused('unsupported', name);
  for (const [attribute, value] of attributes) {
    const isLink = attribute === 'href' || attribute.endsWith(':href');
    if (attribute.startsWith('on') || isLink || /javascript:/i.test(value))
      throw new PictureRefused('active-content', attribute);
  }
}

function sizeOf(attributes: Attributes): Omit<Drawing, 'shapes'> {
  const numbers = (attributes.get('viewbox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] =
    numbers.length === 4
      ? numbers
      : [
          0,
          0,
          parseFloat(attributes.get('width') ?? ''),
          parseFloat(attributes.get('height') ?? ''),
        ];
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0)
    throw new PictureRefused('unreadable');
  const isDrawable =
    Math.min(width, height) >= smallest && isAtMost(largest, [x, y, width, height]);
  if (!isDrawable) throw new PictureRefused('unsupported', 'viewBox');
  return { x, y, width, height };
}

function inherit(parent: Inherited, attributes: Attributes): Inherited {
  const style = styleOf(attributes);
  const paint = (name: string, inherited: string | undefined) => {
    const value = style.get(name);
    return value === undefined || value === 'inherit' ? inherited : colourOf(value);
  };
  const number = (name: string, otherwise: number) => {
    const value = parseFloat(style.get(name) ?? '');
    return Number.isFinite(value) ? value : otherwise;
  };
  const matrix = multiply(parent.matrix, parseTransform(attributes.get('transform') ?? ''));
  if (!isAtMost(largest, matrix)) throw new PictureRefused('unsupported', 'transform');
  return {
    matrix,
    fill: paint('fill', parent.fill),
    rule: style.get('fill-rule') === 'evenodd' ? 'evenodd' : parent.rule,
    stroke: paint('stroke', parent.stroke),
    strokeWidth: number('stroke-width', parent.strokeWidth),
    opacity: parent.opacity * number('opacity', 1) * number('fill-opacity', 1),
  };
}

/** Attributes, overridden by declarations in `style`. */
function styleOf(attributes: Attributes): ReadonlyMap<string, string> {
  for (const name of ['filter', 'mask', 'clip-path'])
    if (attributes.has(name)) throw new PictureRefused('unsupported', name);
  const declared = (attributes.get('style') ?? '').split(';').flatMap((declaration) => {
    const [name = '', value] = declaration.split(':');
    return value === undefined ? [] : [[name.trim().toLowerCase(), value.trim()] as const];
  });
  return new Map([...attributes, ...declared]);
}

const namedColours: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  currentcolor: '#000000',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  maroon: '#800000',
  navy: '#000080',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  white: '#ffffff',
  yellow: '#ffff00',
};

function colourOf(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return undefined;
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const channels = /^rgb\((\d+)[\s,]+(\d+)[\s,]+(\d+)\)$/.exec(text);
  if (channels !== null) {
    const hex = (channel: string) => Math.min(255, Number(channel)).toString(16).padStart(2, '0');
    return `#${channels.slice(1).map(hex).join('')}`;
  }
  const named = namedColours[text];
  if (named === undefined) throw new PictureRefused('unsupported', value.slice(0, 40));
  return named;
}

function shapeOf(
  d: string,
  { matrix, fill, rule, stroke, strokeWidth, opacity }: Inherited,
): DrawnShape {
  return {
    d,
    matrix,
    fill,
    rule,
    stroke: stroke === undefined ? undefined : { colour: stroke, width: strokeWidth },
    opacity,
  };
}
