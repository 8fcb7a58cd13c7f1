import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CeremoniesMessages } from './ceremonies.messages.ts';

/** The name of a ceremony, or a placeholder if it has none. */
export function ceremonyName(
  { name }: Pick<Ceremony, 'name'>,
  messages: CeremoniesMessages,
): string {
  return name.trim() === '' ? messages.noName : name;
}
