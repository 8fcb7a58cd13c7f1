import { type Rgb, toHex } from './palette/color.ts';
import type { Theme } from './theme.ts';

/**
 * The theme of the page at an element: its font, its `color-scheme`, its background, and the colour of the custom
 * property `--birrete-brand` (any CSS colour) on this element or around it. `--birrete-brand-font` and
 * `--birrete-brand-heading-font` name other families than the element's.
 *
 * @example theme={{ ...inheritedTheme(document.body), radius: 'none' }}
 */
export function inheritedTheme(element: Element): Theme {
  const style = getComputedStyle(element);
  const stated = (name: string) => style.getPropertyValue(`--birrete-${name}`).trim() || undefined;
  const brand = hexOf(stated('brand'));
  return {
    ...(brand !== undefined && { brand }),
    background: backgroundOf(element),
    font: stated('brand-font') ?? 'inherit',
    headingFont: stated('brand-heading-font') ?? stated('brand-font') ?? 'inherit',
    colorScheme: 'inherit',
  };
}

/** The first opaque background around an element. A background picture has no usable colour. */
function backgroundOf(element: Element): string {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { backgroundImage, backgroundColor } = getComputedStyle(around);
    if (backgroundImage !== 'none') return 'none';
    const background = hexOf(backgroundColor);
    if (background !== undefined) return background;
  }
  return 'none';
}

/** Lets the browser parse the colour, in any CSS notation; undefined if it is invalid or transparent. */
function hexOf(color: string | undefined): string | undefined {
  if (color === undefined || !CSS.supports('color', color)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const painted: Rgb = [red, green, blue];
  return alpha === 255 ? toHex(painted) : undefined;
}
