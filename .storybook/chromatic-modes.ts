import { universities } from './universities.ts';

const inEachUniversity = Object.fromEntries(
  Object.keys(universities).map((university) => [university, { university, viewport: 1280 }]),
);

/** Modes in which Chromatic captures each story: the toolbar's globals and the viewport width. */
export const chromaticModes = {
  ...inEachUniversity,
  dark: { colorScheme: 'dark', viewport: 1280 },
  phone: { viewport: 360 },
  'phone, dark': { colorScheme: 'dark', viewport: 360 },
};
