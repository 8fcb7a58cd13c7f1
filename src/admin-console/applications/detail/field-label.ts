import type { EditField, StudentField } from '../../../domain/application/field-names.ts';
import type { ApplicationDetailWords } from './application-detail.messages.ts';

/** What a field is called in the detail and in its edit mode: mostly the message of its own name. */
export function fieldLabel(name: StudentField | EditField, words: ApplicationDetailWords): string {
  if (name === 'secondName') return words.middleName;
  return name === 'genderId' ? words.gender : words[name];
}
