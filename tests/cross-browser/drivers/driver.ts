/** Browser functions that journeys need. Elements are found in the page and identified by a selector. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Calls a function in the page. It can't use variables of its scope. */
  run<Argument, Result>(call: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Evaluates a script in the page. */
  load(script: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** A browser for journeys, if installed. */
export interface KnownBrowser {
  readonly name: string;
  /** Explains what to install. @returns undefined if everything is installed */
  missing(): string | undefined;
  start(): Promise<Driver>;
}
