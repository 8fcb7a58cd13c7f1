import { english as messages } from '../../languages/english.ts';
import type { CompleteMessages } from '../messages.ts';

/**
 * Every word in English, complete: a key that is missing here is a compile error.
 *
 * @example <GraduationProvider api={api} locale="en" messages={english}>
 */
export const english = messages satisfies CompleteMessages;
