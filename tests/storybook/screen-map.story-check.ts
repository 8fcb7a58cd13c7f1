import { expect, test } from 'playwright/test';
import { isScreenState } from '../../.storybook/map/screens.ts';
import { sentences } from '../../.storybook/map/sentences.ts';
import { keptPictures, pictureOf } from '../visual/pictures.ts';
import { readEntries } from './serve-storybook.ts';

const entries = await readEntries();

test('each state of the map has the picture that the map shows', () => {
  const kept = new Set(keptPictures());
  const shown = entries
    .filter(isScreenState)
    .map((state) => pictureOf(state, '1280-light').join('/'));
  expect(shown).not.toEqual([]);
  expect(shown.filter((place) => !kept.has(place))).toEqual([]);
});

test('each sentence of the specification names a story', () => {
  const stories = new Set(entries.map(({ title, name }) => `${title}/${name}`));
  const places = sentences.map(({ place, state }) => `${place}/${state}`);
  expect(places.filter((place) => !stories.has(place))).toEqual([]);
});
