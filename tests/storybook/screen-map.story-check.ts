import { expect, test } from 'playwright/test';
import { screens } from '../../.storybook/map/screens.ts';
import { keptPictures, pictureOf } from '../visual/pictures.ts';
import { readEntries, type StorybookEntry } from './serve-storybook.ts';

test('each state of the map has a story, and each state that has one is on the map', async () => {
  const mapped = screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`));
  const told = (await readStates()).map(({ title, name }) => `${title}/${name}`);
  expect(mapped.toSorted()).toEqual(told.toSorted());
});

test('each state of the map has the picture that the map shows', async () => {
  const kept = new Set(keptPictures());
  const shown = (await readStates()).map((state) => pictureOf(state, '1280-light').join('/'));
  expect(shown.filter((place) => !kept.has(place))).toEqual([]);
});

async function readStates(): Promise<readonly StorybookEntry[]> {
  return (await readEntries()).filter(
    ({ type, title, tags }) => type === 'story' && isOfProduct(title) && !tags.includes('behavior'),
  );
}

/** Foundations and components are listed by the sidebar alone. */
function isOfProduct(title: string): boolean {
  return !/^(?:Fundamentos|Componentes)\//.test(title);
}
