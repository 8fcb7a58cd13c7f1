import { createCanvas } from '@napi-rs/canvas';
import type { ImageType } from 'birrete/rules';
import { describe, expect, test } from 'vitest';
import { crestSource } from '../documents.fixtures.ts';
import { decodePicture } from './decode-picture.ts';
import { PictureRefused } from './picture-refused.ts';

const canvas = createCanvas(30, 20);
canvas.getContext('2d').fillRect(5, 5, 10, 10);

function decode(type: ImageType, bytes: Buffer | string) {
  return decodePicture({ type, data: Buffer.from(bytes).toString('base64') });
}

/** Reason and detail of a refusal. */
function refusal(type: ImageType, bytes: Buffer | string) {
  try {
    decode(type, bytes);
  } catch (error) {
    if (error instanceof PictureRefused) return [error.reason, error.detail];
    throw error;
  }
  return undefined;
}

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${content}</svg>`;

test('reads the size of a PNG with transparency, a JPEG and an SVG', async () => {
  const png = await canvas.encode('png');
  const jpeg = await canvas.encode('jpeg');
  expect(decode('image/png', png)).toMatchObject({ kind: 'raster', width: 30, height: 20 });
  expect(decode('image/jpeg', jpeg)).toMatchObject({ kind: 'raster', width: 30, height: 20 });
  expect(decode('image/svg+xml', crestSource)).toMatchObject({
    kind: 'vector',
    width: 200,
    height: 220,
  });
});

test('goes by the content, not by the declared type', async () => {
  expect(refusal('image/jpeg', await canvas.encode('png'))).toEqual(['wrong-type', 'image/png']);
  expect(refusal('image/png', crestSource)).toEqual(['wrong-type', 'image/svg+xml']);
  expect(refusal('image/png', 'GIF89a')).toEqual(['unreadable', undefined]);
  expect(refusal('image/png', '')).toEqual(['unreadable', undefined]);
});

test('refuses 20 MB, and a small file of a huge picture', async () => {
  expect(refusal('image/png', Buffer.alloc(20 * 1024 * 1024))).toEqual(['too-large', undefined]);
  const bomb = Buffer.from(await canvas.encode('png'));
  bomb.writeUInt32BE(50_000, 16);
  expect(refusal('image/png', bomb)).toEqual(['too-large', undefined]);
});

test('refuses a truncated PNG and one with damaged pixels', async () => {
  const png = Buffer.from(await canvas.encode('png'));
  expect(refusal('image/png', png.subarray(0, png.length - 20))?.[0]).toBe('unreadable');
  const start = png.indexOf('IDAT') + 4;
  png.fill(0xff, start, start + 12);
  expect(refusal('image/png', png)?.[0]).toBe('unreadable');
});

describe('SVG', () => {
  test.each([
    ['<script>alert(1)</script><path d="M0 0"/>', 'script'],
    ['<path d="M0 0" onclick="x()"/>', 'onclick'],
    ['<a href="https://x"><path d="M0 0"/></a>', 'a'],
    ['<image href="https://x/y.png"/>', 'href'],
    ['<use xlink:href="#a"/>', 'xlink:href'],
    ['<foreignObject><p/></foreignObject>', 'foreignobject'],
    ['<path d="M0 0" fill="javascript:x"/>', 'fill'],
    ['<g><SCRIPT/></g><path d="M0 0"/>', 'script'],
    ['<svg:script/><path d="M0 0"/>', 'svg:script'],
  ])('with active content is refused: %s', (content, detail) => {
    expect(refusal('image/svg+xml', svg(content))).toEqual(['active-content', detail]);
  });

  test('with entities is refused', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0"/>')}`;
    expect(refusal('image/svg+xml', source)).toEqual(['active-content', 'ENTITY']);
  });

  test.each([
    ['<text>Lema</text>', 'text'],
    ['<path d="M0 0" fill="url(#shade)"/>', 'url(#shade)'],
    ['<style>path{}</style><path d="M0 0"/>', 'style'],
    ['<path d="M0 0" filter="url(#f)"/>', 'filter'],
    ['<g transform="scale(1e308) scale(1e308)"><path d="M0 0"/></g>', 'transform'],
  ])('that needs more than shapes names what: %s', (content, detail) => {
    expect(refusal('image/svg+xml', svg(content))).toEqual(['unsupported', detail]);
  });

  test.each([
    ['<path d="M0 0', 'unclosed'],
    ['<path d="hola"/>', 'no path'],
    ['', 'empty'],
    ['<polygon points="1"/>', 'no points'],
    ['<path d="M0 0"/><!-- ', 'a comment without an end'],
    ['<g transform="scale(2"><path d="M0 0"/></g>', 'a transformation without an end'],
  ])('that is malformed is refused: %s', (content) => {
    expect(refusal('image/svg+xml', svg(content))?.[0]).toBe('unreadable');
  });

  test('passes on colours and transformations of groups', () => {
    const content =
      '<g fill="#f00" transform="translate(2 3) scale(2)"><rect x="1" y="1" width="2" height="2"/>' +
      '<circle r="1" style="fill:none;stroke:navy;stroke-width:.5"/></g>';
    expect(decode('image/svg+xml', svg(content))).toMatchObject({
      shapes: [
        { d: 'M1 1h2v2h-2z', matrix: [2, 0, 0, 2, 2, 3], fill: '#ff0000' },
        { fill: undefined, stroke: { colour: '#000080', width: 0.5 } },
      ],
    });
  });
});
