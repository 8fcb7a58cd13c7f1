import { defineGraduationElements } from 'birrete/embed';
import { beforeAll } from 'vitest';
import { fakeNetwork } from './fake-network.ts';

/** Stands for a host's page: elements written as HTML, and an API at every address. */
export function openEmbedPage() {
  beforeAll(() => defineGraduationElements());
  return fakeNetwork();
}

/** Writes HTML into the page, as a webmaster does. */
export function write(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html);
}

/** The first element of a kind. */
export function theElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  const element = document.querySelector(tag);
  if (element === null) throw new Error(`No <${tag}> in the page.`);
  return element;
}
