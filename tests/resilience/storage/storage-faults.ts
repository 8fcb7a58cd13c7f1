import { sessionKey, tokenKey } from '#session/stored-session.ts';

/** An effect of a browser, its settings or another program on the page's storage. */
export interface StorageFault {
  readonly name: string;
  /** @returns a function that restores the storage */
  readonly begin: () => () => void;
}

type Area = 'localStorage' | 'sessionStorage';
const areas: readonly Area[] = ['localStorage', 'sessionStorage'];
const draftKey = 'birrete-wizard-draft:test';
const ours = [sessionKey, tokenKey, draftKey];

function refuse(name: string): () => never {
  return () => {
    throw new DOMException('Refused', name);
  };
}

/** Replaces both storage areas before the page loads. */
function replaced(get: () => Storage | null): () => void {
  const before = areas.map((area) => Object.getOwnPropertyDescriptor(window, area));
  for (const area of areas) Object.defineProperty(window, area, { configurable: true, get });
  return () => {
    areas.forEach((area, place) => {
      Object.defineProperty(window, area, before[place] ?? {});
    });
  };
}

/** Replaces methods of both areas. */
function broken(methods: Partial<Storage>): () => void {
  const before = Object.getOwnPropertyDescriptors(Storage.prototype);
  Object.assign(Storage.prototype, methods);
  return () => {
    Object.defineProperties(Storage.prototype, before);
  };
}

function holding(texts: Readonly<Record<string, string>>): () => void {
  for (const [key, text] of Object.entries(texts)) {
    for (const area of areas) window[area].setItem(key, text);
  }
  return () => undefined;
}

const everyKey = (text: string) => Object.fromEntries(ours.map((key) => [key, text]));

export const storageFaults: readonly StorageFault[] = [
  { name: 'throws at each call', begin: () => broken(throwing) },
  { name: 'is full', begin: () => broken({ setItem: refuse('QuotaExceededError') }) },
  {
    name: 'is full and contains an old token',
    begin: () => {
      holding({ [tokenKey]: 'of-last-week' });
      return broken({ setItem: refuse('QuotaExceededError') });
    },
  },
  { name: 'is corrupt', begin: () => holding(everyKey('{"version":1,"draft":{"firstName"')) },
  {
    name: 'contains values of another program under our keys',
    begin: () =>
      holding({
        ...everyKey('[{"id":1},"<b>x</b>",null]'),
        [draftKey]: '{"version":9,"draft":[]}',
      }),
  },
  { name: 'is forbidden in a sandboxed frame', begin: () => replaced(refuse('SecurityError')) },
  { name: 'is switched off', begin: () => replaced(() => null) },
];

const throwing = {
  getItem: refuse('InvalidStateError'),
  setItem: refuse('InvalidStateError'),
  removeItem: refuse('InvalidStateError'),
};
