type Undo = () => void;

/** A browser whose person shows a passkey, or makes one: `answer` is what it sends. For `beforeEach`. */
export function browserAnswers(answer: unknown): Undo {
  return replace(navigator, 'credentials', {
    get: async () => answer,
    create: async () => answer,
  });
}

/** A browser that brings none, for the reason that it names. */
export function browserRefuses(reason: string): Undo {
  const refuse = () => Promise.reject(new DOMException('', reason));
  return replace(navigator, 'credentials', { get: refuse, create: refuse });
}

/** A browser that knows no passkeys. */
export function withoutPasskeys(): Undo {
  return replace(globalThis, 'PublicKeyCredential', undefined);
}

/** @returns puts it back */
function replace(owner: object, name: string, value: unknown): Undo {
  const former = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (former === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, former);
  };
}
