import { afterAll, expect, it } from 'vitest';
import { screens } from '../../.storybook/map/screens.ts';
import { sentences } from '../../.storybook/map/sentences.ts';
import { startBrowser } from '../e2e/drivers/open-page.ts';
import { type StorybookEntry, serveStorybook } from './serve-storybook.ts';
import { openStorybookPage } from './storybook-page.ts';

const storybook = await serveStorybook();
const browser = await startBrowser();

afterAll(async () => {
  await browser.close();
  await storybook.close();
});

const stories = storybook.entries.filter(({ type }) => type === 'story');
const keyOf = ({ title, name }: Pick<StorybookEntry, 'title' | 'name'>) => `${title}/${name}`;

it('each state of the map has a story, and each state that has one is on the map', () => {
  const mapped = screens.flatMap(({ place, states }) => states.map((name) => `${place}/${name}`));
  const told = stories
    .filter(({ title, tags }) => isOfProduct(title) && !tags.includes('behavior'))
    .map(keyOf);
  expect(mapped.toSorted()).toEqual(told.toSorted());
});

/** Foundations and components are listed by the sidebar alone. */
function isOfProduct(title: string): boolean {
  return !/^(?:Fundamentos|Componentes)\//.test(title);
}

it('each sentence is read in the story that the map names', { timeout: 300_000 }, async () => {
  const page = await openStorybookPage(browser, storybook);
  const unread: string[] = [];
  for (const [key, texts] of sentencesByStory()) {
    const story = stories.find((entry) => keyOf(entry) === key);
    if (story !== undefined) await page.show(story);
    for (const text of texts) {
      const isRead = await page.page.getByText(patternOf(text)).first().isVisible();
      if (!isRead) unread.push(`${key}: ${text}`);
    }
  }
  await page.close();
  expect(unread).toEqual([]);
});

function sentencesByStory(): ReadonlyMap<string, readonly string[]> {
  const byStory = new Map<string, string[]>();
  for (const { text, place, state } of sentences) {
    const key = `${place}/${state}`;
    byStory.set(key, [...(byStory.get(key) ?? []), text]);
  }
  return byStory;
}

/** What is in braces changes. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
