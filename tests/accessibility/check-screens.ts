import axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';

/** A story of a whole screen, or of a dialog above one. */
interface Screen {
  extend(change: {
    readonly globals: Readonly<Record<string, unknown>>;
    readonly parameters: Readonly<Record<string, unknown>>;
  }): { run(): Promise<void> };
}

const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;

/**
 * Brings each screen up once, played to its end, and lets axe look at it on a phone and on a desktop, light and dark. The
 * theme follows the system, so that one play serves all four.
 *
 * @param options.playedAt pixels; for a screen that is to be had only in a narrow window.
 */
export function checkScreens(
  screens: Readonly<Record<string, Screen>>,
  { playedAt = 1280 }: { readonly playedAt?: number } = {},
): void {
  beforeAll(() => preview.composed.beforeAll());

  test.each(Object.entries(screens))('%s', async (_name, screen) => {
    await page.viewport(playedAt, 800);
    await screen
      .extend({ globals: { colorScheme: 'auto' }, parameters: { a11y: { test: 'off' } } })
      .run();

    const findings: string[] = [];
    for (const width of widths) {
      await page.viewport(width, 800);
      for (const scheme of schemes) {
        await commands.preferScheme(scheme);
        findings.push(...(await lookAt(`${width} px, ${scheme}`)));
      }
    }
    expect(findings).toEqual([]);
  });
}

async function lookAt(circumstances: string): Promise<readonly string[]> {
  await laidOut();
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A widget is part of a page, which has the landmarks.
    rules: { region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${circumstances}: ${id}: ${failureSummary} ${html}`),
  );
}

/** What follows a change of width is measured in one frame and drawn in the next. */
async function laidOut(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}
