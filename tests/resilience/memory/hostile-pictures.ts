import { crc32, deflateSync } from 'node:zlib';

/** A picture that must not be stored, and the reason that its refusal names. */
interface HostilePicture {
  readonly label: string;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
  readonly reason: RegExp;
}

const path = '<path d="M0 0h1v1z"/>';

function svg(label: string, source: string, reason: RegExp): HostilePicture {
  return { label, type: 'image/svg+xml', bytes: Buffer.from(source), reason };
}

function inside(content: string, viewBox = '0 0 1 1'): string {
  return `<svg viewBox="${viewBox}">${content}${path}</svg>`;
}

/** Openings without an end, of which each was once searched for to the end of the file. */
const openings = ['<?', '<!--', '<!DOCTYPE', '<![CDATA[', '<', '<a '].map((opening) => {
  const times = Math.min(150_000, Math.floor(490_000 / opening.length));
  const source = `<svg viewBox="0 0 1 1">${opening.repeat(times)}`;
  return svg(`${opening} × ${times}`, source, /no se puede leer/);
});

const transforms = ['a'.repeat(400_000), 'a('.repeat(200_000), ' '.repeat(400_000).concat('x')].map(
  (list, index) =>
    svg(
      `transform ${index}`,
      inside(`<g transform="${list}">${path}</g>`),
      /no se puede leer \(transform\)/,
    ),
);

const huge = 'scale(1e308)';

const drawings = [
  svg('scale beyond a number', inside(`<g transform="${huge} ${huge}">${path}</g>`), /transform/),
  svg(
    'nested scales',
    inside(`<g transform="${huge}"><g transform="${huge}">${path}</g></g>`),
    /transform/,
  ),
  svg('a tiny view box', inside('', '0 0 1e-300 1e-300'), /viewBox/),
  svg('a huge view box', inside('', '0 0 1e300 1e300'), /viewBox/),
  svg('a path beyond a number', inside('<path d="M0 0L1e999 0z"/>'), /no se puede leer/),
  svg('a script in a namespace', inside('<svg:script>alert(1)</svg:script>'), /contiene código/),
  svg('a shape in a namespace', inside('<svg:path d="M0 0h1"/>'), /svg:path/),
  svg(
    'a style sheet',
    `<?xml-stylesheet href="https://otra.example/x.css"?>${inside('')}`,
    /contiene código \(xml-stylesheet\)/,
  ),
  svg(
    'a declaration at an address',
    `<!DOCTYPE svg SYSTEM "https://otra.example/x.dtd">${inside('')}`,
    /contiene código \(DOCTYPE\)/,
  ),
];

/** A PNG whose rows begin with `filter`. An interlaced one has more of them than its height. */
export function png(
  {
    width,
    height,
    bits = 8,
    colourType = 6,
  }: Record<'width' | 'height', number> & Partial<Record<'bits' | 'colourType', number>>,
  { filter = 0, interlaced = false, rows = height } = {},
): Buffer {
  const samples = [1, 0, 3, 1, 2, 0, 4][colourType] ?? 0;
  const rowBytes = Math.ceil((width * samples * bits) / 8) + 1;
  const pixels = Buffer.alloc(rowBytes * rows);
  for (let row = 0; row < rows; row += 1) pixels[row * rowBytes] = filter;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

function raster(label: string, bytes: Buffer, reason: RegExp): HostilePicture {
  return { label, type: 'image/png', bytes, reason };
}

const small = { width: 30, height: 20 };
const rasters = [
  raster('a filter that does not exist', png(small, { filter: 9 }), /no se puede leer/),
  raster(
    'the same without transparency',
    png({ ...small, colourType: 2 }, { filter: 9 }),
    /no se puede leer/,
  ),
  raster('fewer rows than its header says', png(small, { rows: 3 }), /no se puede leer/),
  raster('bits that do not exist', png({ ...small, bits: 3 }), /no se puede leer/),
  raster(
    '4000 × 4000 of 64 bits',
    png({ width: 4000, height: 4000, bits: 16 }),
    /es demasiado grande/,
  ),
  raster(
    '2001 × 2001 interlaced',
    png({ width: 2001, height: 2001, colourType: 2 }, { interlaced: true }),
    /es demasiado grande/,
  ),
];

/** Pictures that were accepted once and then failed, or took seconds. */
export const hostilePictures = [...openings, ...transforms, ...drawings, ...rasters];
