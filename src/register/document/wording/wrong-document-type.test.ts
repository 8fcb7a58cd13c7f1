import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { wrongDocumentType } from './wrong-document-type.ts';

const card = 'cédula de identidad';

function found(text: string, tipoDocumento: string) {
  const fields = { documento: 'C19068154', nombre: 'Ana Cédula Pasaporte', tipoDocumento };
  return wrongDocumentType(fillText(text, { fields, gender: undefined }), fields);
}

test.each([
  ['titular de la cédula de identidad {documento}, el título de', 'pasaporte', 'cédula'],
  ['Cedula: {documento}', 'pasaporte', 'Cedula'],
  ['TITULAR DE LA CÉDULA {documento}', 'pasaporte', 'CÉDULA'],
  ['con pasaporte n.º {documento}', card, 'pasaporte'],
])('"%s" is wrong for a person with %s', (text, documentType, word) => {
  expect(found(text, documentType)).toEqual({ text: word, documentType });
});

test.each([
  ['titular de la cédula de identidad {documento}', card],
  ['con {tipoDocumento} {documento}', 'pasaporte'],
  ['cédula o pasaporte {documento}', 'pasaporte'],
  ['{nombre}, {documento}', 'pasaporte'],
  ['la cédula real de fundación', 'pasaporte'],
  ['con cédula de ciudadanía {documento}', 'CC'],
  ['titular de la cédula de identidad {documento}', ''],
])('"%s" is right for a person with "%s"', (text, documentType) => {
  expect(found(text, documentType)).toBeUndefined();
});
