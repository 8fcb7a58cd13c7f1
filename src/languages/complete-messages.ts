import type { Message } from '../messages/define-messages.ts';
import type { spanish } from './es/spanish.ts';

export type Spanish = typeof spanish;

/** A complete catalogue, such as another language's: every key of every feature. */
export type CompleteMessages = {
  readonly [Feature in keyof Spanish]: {
    readonly [Key in keyof Spanish[Feature]]: Spanish[Feature][Key] extends string
      ? string
      : Exclude<Message, string>;
  };
};
