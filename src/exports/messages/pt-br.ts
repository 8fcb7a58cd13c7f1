import { portuguese as messages } from '../../languages/pt-br/portuguese.ts';
import type { CompleteMessages } from '../messages.ts';

/**
 * Every word in the Portuguese of Brazil.
 *
 * @example <GraduationProvider api={api} locale="pt-BR" messages={portuguese}>
 */
export const portuguese: CompleteMessages = messages;
