import { expect, test } from 'playwright/test';
import { isScreenState } from '#storybook/map/screens.ts';
import { specifiedTexts } from '#storybook/map/specified-texts.ts';
import { pictureOf, storedPictures } from '../visual/pictures.ts';
import { readEntries } from './serve-storybook.ts';

const entries = await readEntries();

test('each state of the map has the picture that the map shows', () => {
  const stored = new Set(storedPictures());
  const shown = entries
    .filter(isScreenState)
    .map((state) => pictureOf(state, '1280-light').join('/'));
  expect(shown).not.toEqual([]);
  expect(shown.filter((place) => !stored.has(place))).toEqual([]);
});

test('each text of the specification names a story', () => {
  const stories = new Set(entries.map(({ title, name }) => `${title}/${name}`));
  const places = specifiedTexts.map(({ place, state }) => `${place}/${state}`);
  expect(places.filter((place) => !stories.has(place))).toEqual([]);
});
