import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { CeremoniesWords } from './ceremonies.messages.ts';

/** What a ceremony is called where it has to be called something. */
export function ceremonyName({ name }: Pick<Ceremony, 'name'>, words: CeremoniesWords): string {
  return name.trim() === '' ? words.noName : name;
}
