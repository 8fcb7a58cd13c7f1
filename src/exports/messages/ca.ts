import messages from '#languages/ca.json' with { type: 'json' };
import type { CompleteMessages } from '../messages.ts';

/**
 * All messages in Catalan.
 *
 * @example <GraduationProvider api={api} locale="ca" messages={catalan}>
 */
export const catalan: CompleteMessages = messages;
