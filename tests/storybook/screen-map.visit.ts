import { expect, test } from 'playwright/test';
import { screens } from '../../.storybook/map/screens.ts';
import { readEntries } from './serve-storybook.ts';

test('each state of the map has a story, and each state that has one is on the map', async () => {
  const mapped = screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`));
  const told = (await readEntries())
    .filter(
      ({ type, title, tags }) =>
        type === 'story' && isOfProduct(title) && !tags.includes('behavior'),
    )
    .map(({ title, name }) => `${title}/${name}`);
  expect(mapped.toSorted()).toEqual(told.toSorted());
});

/** Foundations and components are listed by the sidebar alone. */
function isOfProduct(title: string): boolean {
  return !/^(?:Fundamentos|Componentes)\//.test(title);
}
