/** What a journey needs of a browser. Elements are found in the page itself and named here by a selector. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Calls a function in the page; it may use nothing from around it. */
  run<Argument, Result>(call: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Evaluates a script in the page. */
  load(script: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** A browser that journeys are made in, if it is there. */
export interface KnownBrowser {
  readonly name: string;
  /** A sentence that says what to install. @returns undefined when everything is there */
  missing(): string | undefined;
  start(): Promise<Driver>;
}
