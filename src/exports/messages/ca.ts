import { catalan as messages } from '#languages/ca/catalan.ts';
import type { CompleteMessages } from '../messages.ts';

/**
 * All messages in Catalan.
 *
 * @example <GraduationProvider api={api} locale="ca" messages={catalan}>
 */
export const catalan: CompleteMessages = messages;
