import messages from '#languages/pt-br.json' with { type: 'json' };
import type { CompleteMessages } from '../messages.ts';

/**
 * All messages in Brazilian Portuguese.
 *
 * @example <GraduationProvider api={api} locale="pt-BR" messages={portuguese}>
 */
export const portuguese: CompleteMessages = messages;
