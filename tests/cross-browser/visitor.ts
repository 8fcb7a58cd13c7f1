import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { Driver, Key } from './drivers/driver.ts';

/** Finds an element by role and name, by label, or by text. Names match in part. */
type Sought =
  | { readonly role: string; readonly name?: string; readonly exact?: boolean }
  | { readonly label: string }
  | { readonly text: string };

/** Longer than a low-end phone needs to load a section of the console over 3G, also beside other tests. */
const patience = 120_000;

/** A user of one browser. */
export interface Visitor {
  readonly driver: Driver;
  open(path: string): Promise<void>;
  /** Waits until the element is visible. @returns its selector and text */
  see(sought: Sought): Promise<Found>;
  /** Waits until the element has disappeared. */
  miss(sought: Sought): Promise<void>;
  click(sought: Sought): Promise<void>;
  /** Replaces the value of a field. */
  fill(sought: Sought, text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

interface Found {
  readonly selector: string;
  readonly text: string;
}

/** @param address base of relative paths */
export async function visit(driver: Driver, address: string): Promise<Visitor> {
  const library = await readFile(
    createRequire(import.meta.url).resolve(
      '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    ),
    'utf8',
  );
  const look = async (sought: Sought) => {
    if (await driver.run(lacksLibrary, undefined)) await driver.load(library);
    return driver.run(findInPage, sought);
  };
  const see = async (sought: Sought) => {
    const found = await until(
      () => look(sought),
      (result) => result !== null,
    );
    if (found === null) throw new Error(`Not to be seen: ${JSON.stringify(sought)}`);
    return found;
  };
  const click = async (sought: Sought) => driver.click((await see(sought)).selector);
  return {
    driver,
    open: (path) => driver.open(address + path),
    see,
    miss: async (sought) => {
      const left = await until(
        () => look(sought),
        (result) => result === null,
      );
      if (left !== null) throw new Error(`Still to be seen: ${JSON.stringify(sought)}`);
    },
    click,
    fill: async (sought, text) => {
      const { selector } = await see(sought);
      await driver.click(selector);
      await driver.run(selectAll, selector);
      await driver.type(text);
    },
    press: (key) => driver.press(key),
  };
}

async function until<Result>(
  ask: () => Promise<Result>,
  holds: (result: Result) => boolean,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    const result = await ask();
    if (holds(result) || Date.now() > end) return result;
    // A search by role takes long on the emulated phone, whose page could do nothing else.
    await wait(250);
  }
}

const lacksLibrary = () => !('TestingLibraryDom' in globalThis);

function selectAll(selector: string): void {
  document.querySelector<HTMLInputElement>(selector)?.select();
}

/** Runs in the page: marks the first match with an attribute, because drivers need a selector. */
function findInPage(sought: Sought): Found | null {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  const holds = (part: string) => (whole: string) => whole.includes(part);
  const all = () => {
    if ('label' in sought) return library.queryAllByLabelText(document.body, sought.label);
    if ('text' in sought) return library.queryAllByText(document.body, holds(sought.text));
    const { role, name, exact = false } = sought;
    // The library's search for visible elements computes the styles of each element and of its ancestors.
    const options = { hidden: true };
    if (name === undefined) return library.queryAllByRole(document.body, role, options);
    const named = exact ? name : holds(name);
    return library.queryAllByRole(document.body, role, { ...options, name: named });
  };
  const found = all().find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null,
  );
  if (found === undefined) return null;
  for (const other of document.querySelectorAll('[data-found]'))
    other.removeAttribute('data-found');
  found.setAttribute('data-found', '');
  return { selector: '[data-found]', text: found.textContent };
}
