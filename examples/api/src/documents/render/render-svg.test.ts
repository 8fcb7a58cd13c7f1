import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { templateWithCrest, usualDocument } from './documents.fixtures.ts';
import { renderSvg } from './render-svg.ts';

test('letters are outlines, and nothing runs or refers to the outside', async () => {
  const values = { ...usualDocument, surnames: '"><script>alert(1)</script>' };
  const svg = await renderSvg({ callers: 'public', template: templateWithCrest(0), values });
  expect(svg).not.toMatch(/<text|<script|<foreignObject|<style|\son\w+=/i);
  const links = [...svg.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !/^#g\d+$/.test(link))).toEqual([]);
});

test('the title has the name, escaped', async () => {
  const fields = { ...usualDocument.fields, nombre: 'Ana <b>& Cía</b>' };
  const svg = await renderSvg({
    callers: 'public',
    template: templateWithCrest(0),
    values: { ...usualDocument, fields },
  });
  expect(svg).toContain('<title>Título de Ana &lt;b&gt;&amp; Cía&lt;/b&gt;</title>');
});

test('an image viewer shows it: dark letters where the name is', async () => {
  const svg = await renderSvg({
    callers: 'public',
    template: templateWithCrest(0),
    values: usualDocument,
  });
  const image = await loadImage(Buffer.from(svg));
  expect(image.width / image.height).toBeCloseTo(420 / 297, 2);
  const canvas = createCanvas(840, 594);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 840, 594);
  // The name's area in mm, doubled.
  const { data } = context.getImageData(100, 206, 640, 72);
  const dark = data.filter((value, index) => index % 4 === 0 && value < 100).length;
  expect(dark).toBeGreaterThan(1000);
});
