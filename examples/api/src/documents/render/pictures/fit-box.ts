import type { Box, PictureMark } from 'birrete/rules';

/** The largest area of a picture's proportions in the middle of its box, or at the foot of it. */
export function fitBox(
  { box, vertical = 'middle' }: Pick<PictureMark, 'box' | 'vertical'>,
  size: { readonly width: number; readonly height: number },
): Box {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) * (vertical === 'middle' ? 0.5 : 1),
    width,
    height,
  };
}
