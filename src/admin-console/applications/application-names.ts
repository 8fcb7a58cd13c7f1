import type { OrderKey } from '#admin-console/list/sort-rows.flow.ts';
import type { Application } from '#domain/application/application.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { personOrderKey } from '#domain/person/person-order.ts';
import { describeIdentityNumber } from '#domain/person/printed-identity-number.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { ApplicationsMessages } from './applications.messages.ts';

const names = new WeakMap<Application, string>();

/** The student's full name, computed once per row: search, sort order and table use it. */
export function fullNameOf(application: Application): string {
  const cached = names.get(application);
  if (cached !== undefined) return cached;
  const name = joinPersonName(application.student);
  names.set(application, name);
  return name;
}

const orderKeys = new WeakMap<Application, OrderKey>();

/** The student's place in the order of people, computed once per row; undefined without a name. */
export function orderKeyOf(application: Application): OrderKey | undefined {
  if (fullNameOf(application) === '') return undefined;
  const cached = orderKeys.get(application);
  if (cached !== undefined) return cached;
  const { student, code } = application;
  const key = { orderKey: personOrderKey({ ...student, code }) };
  orderKeys.set(application, key);
  return key;
}

/** The student's identity document, as screens show it; '' without a number. */
export function identificationOf({ student }: Pick<Application, 'student'>): string {
  const { identificationType = '', idNumber = '' } = student;
  return idNumber.trim() === '' ? '' : describeIdentityNumber(identificationType, idNumber);
}

/** The name of a row in action labels: its code, otherwise the student's name or the id. */
export function rowNameOf(application: Application, messages: ApplicationsMessages): string {
  if (application.code !== '') return application.code;
  const name = fullNameOf(application);
  return name === '' ? formatMessage(messages.unnamedRow, { id: String(application.id) }) : name;
}

/** The name of an application after the word 'solicitud': its code, otherwise the student's name or the id. */
export function shortNameOf(application: Application): string {
  return application.code || fullNameOf(application) || String(application.id);
}
