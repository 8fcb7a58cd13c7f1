import { expect } from 'playwright/test';
import { sentences } from '../../.storybook/map/sentences.ts';
import { pictureOf, strayPictures } from '../visual/pictures.ts';
import { findingsOf } from './axe.ts';
import { sightsOf } from './circumstances.ts';
import { hasPicture, keyState } from './key-states.ts';
import { readEntries, type StorybookEntry } from './serve-storybook.ts';
import { test } from './visited-page.ts';

const entries = await readEntries();

for (const entry of entries) {
  const state = keyState(entry);

  test(`${entry.title}: ${entry.name}`, { tag: tagsOf(entry) }, async ({
    visited,
    language,
    withAxe,
  }) => {
    const address = `?path=/${entry.type}/${entry.id}`;
    expect(await visited.show(entry), address).toEqual([]);
    if (state === undefined || language !== 'es') return;

    for (const sentence of sentencesOf(entry)) {
      const read = visited.page.getByText(patternOf(sentence)).filter({ visible: true });
      await expect.soft(read, `${address}, sentence`).not.toHaveCount(0);
    }
    const own = await visited.stay(entry);
    for (const sight of sightsOf(state, own, { withAxe })) {
      await visited.enter(sight);
      if (sight.hasPicture) {
        await visited.unfold();
        await expect
          .soft(visited.page, address)
          .toHaveScreenshot([...pictureOf(entry, sight.name)]);
      }
      const findings = await findingsOf(visited.page, sight.rules);
      expect.soft(findings, `${address}, axe, ${sight.name}`).toEqual([]);
    }
  });
}

test('every picture is of a state', { tag: '@picture' }, () => {
  expect(strayPictures(entries.filter(hasPicture))).toEqual([]);
});

/** By what the projects of the run choose. */
function tagsOf(entry: StorybookEntry): string[] {
  return [
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
