import { expect, waitFor } from 'storybook/test';

/** Expects an element to be in the viewport, with nothing on top of it. */
export async function expectInSight(element: HTMLElement): Promise<void> {
  const root = element.getRootNode() as Document | ShadowRoot;
  await waitFor(() => {
    const { left, bottom } = element.getBoundingClientRect();
    expect(element.contains(root.elementFromPoint(left + 1, bottom - 1))).toBe(true);
  });
}
