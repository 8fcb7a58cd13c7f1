import { createStore } from 'zustand/vanilla';
import type { ConfirmationMeans, ConfirmationResult } from '../api/client.ts';

/** A demand of the server that the user proves their identity again, for the screen that asks. */
export interface Confirmation {
  readonly means: readonly ConfirmationMeans[];
  /** Sends the declined calls again. */
  confirm(): void;
  /** Lets the declined calls fail with a message. */
  decline(message: string): void;
}

/** Demands of the server that the user proves their identity again. Calls that are declined meanwhile share one. */
export interface Confirmations {
  /** Asks the user. Undefined without a screen that can ask. */
  ask(means: readonly ConfirmationMeans[]): Promise<ConfirmationResult> | undefined;
  /** The pending demand. */
  get(): Confirmation | undefined;
  subscribe(listener: () => void): () => void;
  /** Registers a screen that asks. @returns a function that unregisters it */
  register(): () => void;
}

interface Pending extends Confirmation {
  readonly result: Promise<ConfirmationResult>;
}

/** Creates the store of a provider's demands. */
export function createConfirmations(): Confirmations {
  const pending = createStore<{ readonly demand: Pending | undefined }>(() => ({
    demand: undefined,
  }));
  let screens = 0;
  const begin = (means: readonly ConfirmationMeans[]): Pending => {
    let resolve: (result: ConfirmationResult) => void = () => undefined;
    const result = new Promise<ConfirmationResult>((settled) => {
      resolve = settled;
    });
    const settle = (end: ConfirmationResult) => {
      if (pending.getState().demand?.result === result) pending.setState({ demand: undefined });
      resolve(end);
    };
    return {
      means,
      result,
      confirm: () => settle('replay'),
      decline: (message) => settle({ declined: message }),
    };
  };
  return {
    ask: (means) => {
      if (screens === 0) return undefined;
      const demand = pending.getState().demand ?? begin(means);
      pending.setState({ demand });
      return demand.result;
    },
    get: () => pending.getState().demand,
    subscribe: (listener) => pending.subscribe(listener),
    register: () => {
      screens += 1;
      return () => {
        screens -= 1;
      };
    },
  };
}
