import { expect } from 'playwright/test';
import { readEntries } from '../storybook/serve-storybook.ts';
import { findingsOf } from './axe.ts';
import { circumstancesOf, hasPicture, nameOf } from './circumstances.ts';
import { keyStates } from './key-states.ts';
import { pictureOf, strayPictures } from './pictures.ts';
import { test } from './visual-page.ts';

const states = keyStates(await readEntries());

for (const state of states) {
  test(`${state.title}: ${state.name}`, async ({ visualPage }) => {
    const { errors, own } = await visualPage.show(state);
    expect(errors).toEqual([]);

    for (const circumstance of circumstancesOf(own)) {
      await visualPage.enter(circumstance);
      if (hasPicture(state, circumstance)) {
        await visualPage.unfold();
        await expect.soft(visualPage.page).toHaveScreenshot([...pictureOf(state, circumstance)]);
      }
      const findings = await findingsOf(visualPage.page, circumstance.rules);
      expect.soft(findings, nameOf(circumstance)).toEqual([]);
    }
  });
}

test('every picture is of a state', () => {
  expect(strayPictures(states)).toEqual([]);
});
