import { defineGraduationElements } from 'birrete/embed';
import { beforeAll } from 'vitest';
import { fakeNetwork } from './fake-network.ts';

/** Simulates a host's page: elements in HTML, and an API at every URL. */
export function openEmbedPage() {
  beforeAll(() => defineGraduationElements());
  return fakeNetwork();
}

/** Sets the page's HTML. */
export function write(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html);
}

/** Returns the first element with a tag name. */
export function theElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  const element = document.querySelector(tag);
  if (element === null) throw new Error(`No <${tag}> in the page.`);
  return element;
}
