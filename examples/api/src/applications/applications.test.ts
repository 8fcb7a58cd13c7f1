import { applicationAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list() {
  return dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
}

async function one(status: string) {
  const found = (await list()).find((application) => application.status === status);
  if (found === undefined) throw new Error(`No application is ${status}`);
  return found;
}

test('the list holds the demo counts', async () => {
  const statuses = (await list()).map(({ status }) => status);
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  expect([count('PENDIENTE'), count('CONFIRMADA')]).toEqual([24, 156]);
  expect(count('RECHAZADA')).toBeGreaterThan(0);
});

describe('deciding', () => {
  test('goes from pending to confirmed, to rejected with a reason, and back', async () => {
    const { id } = await one('PENDIENTE');
    const decide = async (verb: string, body?: unknown) =>
      dataOf(await api.asAdmin('PATCH', `/applications/${id}/${verb}`, body), applicationAnswer);
    expect(await decide('confirm', { notes: null })).toMatchObject({
      status: 'CONFIRMADA',
      notes: null,
    });
    expect(await decide('reject', { notes: ' Falta la solvencia ' })).toMatchObject({
      status: 'RECHAZADA',
      notes: 'Falta la solvencia',
    });
    expect(await decide('confirm')).toMatchObject({ status: 'CONFIRMADA', notes: null });
  });

  test('refuses a rejection without a reason', async () => {
    const { id } = await one('PENDIENTE');
    for (const notes of [null, '  ', undefined]) {
      expect(refusal(await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes }))).toEqual([
        422,
        'El motivo del rechazo es requerido',
      ]);
    }
  });

  test('of an unknown application is 404', async () => {
    const answer = await api.asAdmin('PATCH', '/applications/999999/confirm', {});
    expect(refusal(answer)).toEqual([404, 'La solicitud no existe.']);
  });
});

describe('editing', () => {
  const edit = {
    first_name: 'Ana',
    middle_name: '',
    third_name: null,
    last_name: 'Pérez',
    second_last_name: 'Ñáñez',
    id_number: '99.888.777',
    email: 'ana@correo.edu',
    phone_number: '0414-1234567',
    date_of_birth: '09/04/1999',
    place_of_birth: 'Mérida',
    notes: 'Corregida',
  };

  test('stores every field, blank ones as missing', async () => {
    const { id } = await one('PENDIENTE');
    const answer = await api.asAdmin('PUT', `/applications/${id}`, edit);
    const { phone_number, ...fields } = edit;
    expect(dataOf(answer, applicationAnswer)).toMatchObject({
      ...fields,
      middle_name: null,
      phone: phone_number,
      date_of_birth: '1999-04-09',
    });
  });

  test('leaves what is not sent', async () => {
    const before = await one('CONFIRMADA');
    const { first_name, last_name, id_number, email } = edit;
    const answer = await api.asAdmin('PUT', `/applications/${before.id}`, {
      first_name,
      last_name,
      id_number: `1${id_number}`,
      email,
    });
    expect(dataOf(answer, applicationAnswer)).toMatchObject({
      second_last_name: before.second_last_name,
      date_of_birth: before.date_of_birth,
      phone: before.phone,
    });
  });

  test.each([
    [{ first_name: '' }, 'Por favor completa todos los campos obligatorios'],
    [{ id_number: undefined }, 'Por favor completa todos los campos obligatorios'],
    [{ email: 'ana' }, 'Por favor ingresa un email válido'],
    [{ date_of_birth: '31/31/1999' }, 'La fecha de nacimiento no es válida'],
  ])('with %o is refused', async (fault, message) => {
    const { id } = await one('PENDIENTE');
    const answer = await api.asAdmin('PUT', `/applications/${id}`, { ...edit, ...fault });
    expect(refusal(answer)).toEqual([422, message]);
  });

  test('with a birth date in the future is refused for its body, whatever the id', async () => {
    const body = { ...edit, date_of_birth: '01/07/2026' };
    for (const id of ['999999', '+1']) {
      const answer = await api.asAdmin('PUT', `/applications/${id}`, body);
      expect(refusal(answer)).toEqual([422, 'La fecha de nacimiento no es válida']);
    }
  });
});

test('internal notes are stored beside the reason, and the applicant never reads them', async () => {
  const row = await one('RECHAZADA');
  const edit = { ...row, phone_number: row.phone, internal_notes: ' Llamó dos veces ' };
  const edited = await api.asAdmin('PUT', `/applications/${row.id}`, edit);
  expect(dataOf(edited, applicationAnswer)).toMatchObject({
    notes: row.notes,
    internal_notes: 'Llamó dos veces',
  });
  const listed = (await list()).find((application) => application.id === row.id);
  expect(listed?.internal_notes).toBe('Llamó dos veces');
  const { internal_notes: _, ...without } = edit;
  const second = await api.asAdmin('PUT', `/applications/${row.id}`, without);
  expect(dataOf(second, applicationAnswer).internal_notes).toBe('Llamó dos veces');
  const shown = await api.call('GET', `/public/status/${row.application_code}`);
  expect(JSON.stringify(shown.body)).not.toContain('Llamó');
});
