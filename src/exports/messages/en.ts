import { english as messages } from '../../languages/english.ts';
import type { CompleteMessages } from '../messages.ts';

/**
 * All messages in English; a missing key is a compile error.
 *
 * @example <GraduationProvider api={api} locale="en" messages={english}>
 */
export const english = messages satisfies CompleteMessages;
