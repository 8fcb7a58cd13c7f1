import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontName } from 'birrete/rules';
import { create, type Font } from 'fontkit';

const garamond = '@expo-google-fonts/eb-garamond';
const cinzel = '@expo-google-fonts/cinzel';
const arimo = '@expo-google-fonts/arimo';

const files: Readonly<Record<FontName, string>> = {
  garamond: `${garamond}/400Regular/EBGaramond_400Regular.ttf`,
  'garamond-medium': `${garamond}/500Medium/EBGaramond_500Medium.ttf`,
  'garamond-semibold': `${garamond}/600SemiBold/EBGaramond_600SemiBold.ttf`,
  'garamond-italic': `${garamond}/400Regular_Italic/EBGaramond_400Regular_Italic.ttf`,
  'garamond-medium-italic': `${garamond}/500Medium_Italic/EBGaramond_500Medium_Italic.ttf`,
  cinzel: `${cinzel}/400Regular/Cinzel_400Regular.ttf`,
  'cinzel-semibold': `${cinzel}/600SemiBold/Cinzel_600SemiBold.ttf`,
  arimo: `${arimo}/400Regular/Arimo_400Regular.ttf`,
  'arimo-bold': `${arimo}/700Bold/Arimo_700Bold.ttf`,
};

const opened = new Map<FontName, Font>();

/** The path of a font's file. */
export function fontFile(name: FontName): string {
  return fileURLToPath(import.meta.resolve(files[name]));
}

/** Opens a font once per thread. @throws Error if its file is missing or damaged */
export function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = create(readFileSync(fontFile(name)));
  if (!('unitsPerEm' in font)) throw new Error(`${files[name]} is a collection of fonts.`);
  opened.set(name, font);
  return font;
}
