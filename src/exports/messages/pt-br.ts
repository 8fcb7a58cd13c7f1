import { portuguese as messages } from '#languages/pt-br/portuguese.ts';
import type { CompleteMessages } from '../messages.ts';

/**
 * All messages in Brazilian Portuguese.
 *
 * @example <GraduationProvider api={api} locale="pt-BR" messages={portuguese}>
 */
export const portuguese: CompleteMessages = messages;
