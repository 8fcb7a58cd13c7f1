import { defineGraduationElements } from 'birrete/embed';
import { graduationHandlers } from 'birrete/testing';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Stands for a host's page: elements written as HTML, and an API at every address. */
export function openEmbedPage() {
  const worker = setupWorker();
  beforeAll(async () => {
    defineGraduationElements();
    await worker.start({ quiet: true });
  });
  beforeEach(() => {
    worker.use(...graduationHandlers());
  });
  afterEach(() => {
    document.body.replaceChildren();
    worker.resetHandlers();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => worker.stop());
  return worker;
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
