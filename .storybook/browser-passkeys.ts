type Undo = () => void;

/** Simulates a browser that returns `answer` when it gets or creates a passkey. For `beforeEach`. */
export function browserAnswers(answer: unknown): Undo {
  return replace(navigator, 'credentials', {
    get: async () => answer,
    create: async () => answer,
  });
}

/** Simulates a browser that rejects passkey calls with the named DOMException. */
export function browserRefuses(reason: string): Undo {
  const refuse = () => Promise.reject(new DOMException('', reason));
  return replace(navigator, 'credentials', { get: refuse, create: refuse });
}

/** Simulates a browser without WebAuthn. */
export function withoutPasskeys(): Undo {
  return replace(globalThis, 'PublicKeyCredential', undefined);
}

/** @returns a function that restores the former value */
function replace(owner: object, name: string, value: unknown): Undo {
  const former = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  return () => {
    if (former === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, former);
  };
}
