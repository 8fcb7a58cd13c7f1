import type { Box } from 'birrete/rules';

/** The largest area of a picture's proportions in the middle of a box. */
export function fitBox(box: Box, size: { readonly width: number; readonly height: number }): Box {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
