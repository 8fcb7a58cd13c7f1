import { expect, test } from 'playwright/test';
import { screens } from '../../.storybook/map/screens.ts';
import { pictureOf, storedPictures } from '../visual/pictures.ts';
import { readEntries, type StorybookEntry } from './serve-storybook.ts';

test('each state of the map has a story, and each state that has one is on the map', async () => {
  const mapped = screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`));
  const listed = (await readStates()).map(({ title, name }) => `${title}/${name}`);
  expect(mapped.toSorted()).toEqual(listed.toSorted());
});

test('each state of the map has the picture that the map shows', async () => {
  const stored = new Set(storedPictures());
  const shown = (await readStates()).map((state) => pictureOf(state, '1280-light').join('/'));
  expect(shown.filter((place) => !stored.has(place))).toEqual([]);
});

async function readStates(): Promise<readonly StorybookEntry[]> {
  return (await readEntries()).filter(
    ({ type, title, tags }) => type === 'story' && isOfProduct(title) && !tags.includes('behavior'),
  );
}

/** The map omits foundations and components. */
function isOfProduct(title: string): boolean {
  return !/^(?:Fundamentos|Componentes)\//.test(title);
}
