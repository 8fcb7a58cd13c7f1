import { expect } from 'playwright/test';
import { kitTitle } from '#storybook/kit-title.ts';
import { isScreenState, isState } from '#storybook/map/screens.ts';
import { specifiedTexts } from '#storybook/map/specified-texts.ts';
import { expectPicture } from '../visual/expect-picture.ts';
import { pictureOf, strayPictures } from '../visual/pictures.ts';
import { violationsOf } from './axe.ts';
import { test } from './checked-page.ts';
import { type Checks, type Sight, sightsOf } from './circumstances.ts';
import { keyStates } from './key-states.ts';
import { scan } from './scan.ts';
import { readEntries, type StorybookEntry } from './serve-storybook.ts';

const entries = await readEntries();
const states = keyStates(entries);

// The entries of a title run in one worker, which loads their modules once.
for (const title of new Set(entries.map((entry) => entry.title))) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const entry of entries.filter((one) => one.title === title)) checkEntry(entry);
  });
}

function checkEntry(entry: StorybookEntry): void {
  const state = states.get(entry.id);

  test(`${entry.title}: ${entry.name}`, { tag: tagsOf(entry) }, async ({
    checkedPage,
    language,
    extent,
  }) => {
    const address = `?path=/${entry.type}/${entry.id}`;
    expect(await checkedPage.show(entry), address).toEqual([]);
    if (state === undefined || language !== 'es') return;

    for (const text of specifiedTextsOf(entry)) {
      const read = checkedPage.page.getByText(patternOf(text)).filter({ visible: true });
      await expect.soft(read, `${address}, text`).not.toHaveCount(0);
    }
    const own = await checkedPage.stay(entry);
    const sights = sightsOf(state, own, extent);
    const first = isCompared(sights) ? await scan(checkedPage.page) : undefined;
    const unexpected = (findings: readonly string[]) =>
      findings.filter((finding) => !own.expectedFindings.some((part) => finding.includes(part)));

    for (const { name, checks, ...surroundings } of sights) {
      await checkedPage.enter(surroundings);
      if (checks.picture) {
        await checkedPage.unfold();
        await expectPicture(checkedPage.page, pictureOf(entry, name), address);
      }
      if (Object.keys(checks).every((check) => check === 'picture')) continue;
      const { tree, layoutFaults } = await scan(checkedPage.page);
      const hasChanged = tree !== first?.tree;
      const isDue = (check: Checks['names']) =>
        check === 'always' || (check === 'if-changed' && hasChanged);
      const violations = await violationsOf(checkedPage.page, {
        colors: isDue(checks.colors),
        layout: checks.layout ?? false,
        names: isDue(checks.names),
      });
      const findings = [...violations, ...(checks.layout ? layoutFaults : [])];
      expect.soft(unexpected(findings), `${address}, ${name}`).toEqual([]);
    }
  });
}

/** True if a check depends on whether other elements are visible than in the first window. */
function isCompared(sights: readonly Sight[]): boolean {
  return sights.some(({ checks }) => Object.values(checks).includes('if-changed'));
}

test('every picture is of a state', { tag: '@picture' }, () => {
  expect(strayPictures(entries.filter(isScreenState))).toEqual([]);
});

/** Tags that the projects of the run select by. */
function tagsOf(entry: StorybookEntry): string[] {
  const isJourney = entry.tags.includes('journey');
  return [
    ...(entry.type === 'docs' ? ['@docs'] : []),
    ...(isState(entry) || isJourney || isOfKit(entry) ? ['@usual'] : []),
    ...(isJourney ? ['@journey'] : []),
    ...(isScreenState(entry) ? ['@picture'] : []),
  ];
}

/** True for a story of a component that many screens share. */
function isOfKit({ type, title }: StorybookEntry): boolean {
  return type === 'story' && kitTitle.test(title);
}

/** Texts that the map lists for this state. */
function specifiedTextsOf({ title, name }: StorybookEntry): readonly string[] {
  return specifiedTexts
    .filter(({ place, state }) => place === title && state === name)
    .map(({ text }) => text);
}

/** Braces mark variable parts. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
