/** Clicks and types: the user of `@testing-library/user-event`, or the `userEvent` of Vitest's browser. */
export interface TestUser {
  /** Clicks an element. */
  click(element: Element): Promise<unknown>;
  /** Types text into an element. */
  type(element: Element, text: string): Promise<unknown>;
}
