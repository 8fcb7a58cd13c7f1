import { expect } from 'playwright/test';
import { sentences } from '../../.storybook/map/sentences.ts';
import { pictureOf, strayPictures } from '../visual/pictures.ts';
import { violationsOf } from './axe.ts';
import { sightsOf } from './circumstances.ts';
import { hasPicture, keyState } from './key-states.ts';
import { scan } from './scan.ts';
import { readEntries, type StorybookEntry } from './serve-storybook.ts';
import { test } from './visited-page.ts';

const entries = await readEntries();
import { appendFileSync } from 'node:fs';
const timed = async (name: string, work: () => Promise<any>): Promise<any> => {
  const t = performance.now();
  try { return await work(); } finally { appendFileSync('/tmp/visit-times.log', name + ' ' + (performance.now() - t) + '\n'); }
};


for (const entry of entries) {
  const state = keyState(entry);

  test(`${entry.title}: ${entry.name}`, { tag: tagsOf(entry) }, async ({
    visited,
    language,
    extent,
  }) => {
    const address = `?path=/${entry.type}/${entry.id}`;
    expect(await timed(state ? 'show-state' : 'show-behaviour', () => visited.show(entry)), address).toEqual([]);
    if (state === undefined || language !== 'es') return;

    for (const sentence of sentencesOf(entry)) {
      const read = visited.page.getByText(patternOf(sentence)).filter({ visible: true });
      await expect.soft(read, `${address}, sentence`).not.toHaveCount(0);
    }
    const set = await timed('stay', () => visited.stay(entry));
    const first = await timed('scan1', () => scan(visited.page));
    const own = { ...set, keepsColors: first.keepsColors };
    for (const { name, checks, ...surroundings } of sightsOf(state, own, extent)) {
      await timed('enter ' + name, () => visited.enter(surroundings));
      if (checks.picture) {
        await timed('unfold', () => visited.unfold());
        await timed('picture', async () => {
        await expect.soft(visited.page, address).toHaveScreenshot([...pictureOf(entry, name)]);
 });
      }
      if (extent === 'pictures') continue;
      const { tree, layoutFaults } = await timed('scan', () => scan(visited.page));
      const violations = await timed('axe ' + name + (tree === first.tree), () => violationsOf(visited.page, {
        ...checks,
        names: checks.names === 'always' || (checks.names === 'if-changed' && tree !== first.tree),
      }));
      expect.soft(violations, `${address}, axe, ${name}`).toEqual([]);
      if (checks.layout) expect.soft(layoutFaults, `${address}, layout, ${name}`).toEqual([]);
    }
  });
}

test('every picture is of a state', { tag: '@picture' }, () => {
  expect(strayPictures(entries.filter(hasPicture))).toEqual([]);
});

/** By what the projects of the run choose. */
function tagsOf(entry: StorybookEntry): string[] {
  return [
    ...(entry.type === 'docs' ? ['@docs'] : []),
    ...(entry.tags.includes('journey') ? ['@journey'] : []),
    ...(hasPicture(entry) ? ['@picture'] : []),
  ];
}

/** The sentences that the map says are read in this state. */
function sentencesOf({ title, name }: StorybookEntry): readonly string[] {
  return sentences
    .filter(({ place, state }) => place === title && state === name)
    .map(({ text }) => text);
}

/** What is in braces changes. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
