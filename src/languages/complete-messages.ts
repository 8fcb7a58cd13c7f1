import type { Message } from '../messages/define-messages.ts';
import type { spanish } from './spanish.ts';

export type Spanish = typeof spanish;

/** A whole catalogue, such as another language's: every key of every room. */
export type CompleteMessages = {
  readonly [Namespace in keyof Spanish]: {
    readonly [Key in keyof Spanish[Namespace]]: Spanish[Namespace][Key] extends string
      ? string
      : Exclude<Message, string>;
  };
};
