import { universities } from './universities.ts';

const inEachUniversity = Object.fromEntries(
  Object.keys(universities).map((university) => [university, { university, viewport: 1280 }]),
);

/** The surroundings in which Chromatic takes a picture of each story: globals of the toolbar, and the window's width. */
export const chromaticModes = {
  ...inEachUniversity,
  dark: { colorScheme: 'dark', viewport: 1280 },
  phone: { viewport: 360 },
  'phone, dark': { colorScheme: 'dark', viewport: 360 },
};
