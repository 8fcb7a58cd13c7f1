import sharp, { type Sharp } from 'sharp';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">' +
    '<path d="M5 40C30 0 50 60 70 20S110 50 115 15" fill="none" stroke="#123a6b" stroke-width="4" stroke-opacity=".8"/></svg>',
);
const transparent = () => sharp(drawing);
const opaque = () => sharp(drawing).flatten({ background: '#fff' });

/** Pictures as universities scan and export them, by what is special about each. A JPEG in CMYK is refused. */
export const pictures: Readonly<Record<string, Sharp>> = {
  'PNG with transparency': transparent().png(),
  'PNG of a palette with transparency': transparent().png({ palette: true }),
  'PNG in greys with transparency': transparent().toColourspace('b-w').png(),
  'interlaced PNG': transparent().png({ progressive: true }),
  'PNG of 16 bits': opaque().toColourspace('rgb16').png(),
  'PNG with a colour profile': opaque().withIccProfile('p3').png(),
  'JPEG in colours': opaque().jpeg(),
  'progressive JPEG': opaque().jpeg({ progressive: true }),
  'JPEG in greys': opaque().toColourspace('b-w').jpeg(),
};
