import type { Application } from '../../domain/application/application.ts';
import { joinPersonName } from '../../domain/person/person-name.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { ApplicationsWords } from './applications.messages.ts';

const names = new WeakMap<Application, string>();

/** The student's whole name, joined once per row: search, order and table all ask for it. */
export function fullNameOf(application: Application): string {
  const known = names.get(application);
  if (known !== undefined) return known;
  const name = joinPersonName(application.student.name);
  names.set(application, name);
  return name;
}

/** What a row is called in the names of its actions: its code, else the person, else its number. */
export function rowNameOf(application: Application, words: ApplicationsWords): string {
  if (application.code !== '') return application.code;
  const name = fullNameOf(application);
  return name === '' ? formatMessage(words.unnamedRow, { id: String(application.id) }) : name;
}
