import { expect, test } from 'vitest';
import { statusAddress } from './status-address.ts';

test.each([
  ['/estado', 'https://grados.example/estado?codigo=AG-2026-044'],
  ['/estado?lang=es#arriba', 'https://grados.example/estado?lang=es&codigo=AG-2026-044#arriba'],
  ['estado', 'https://grados.example/pregrado/estado?codigo=AG-2026-044'],
  ['https://otra.example/c/{code}', 'https://otra.example/c/AG-2026-044'],
  ['/#/estado/{code}', 'https://grados.example/#/estado/AG-2026-044'],
])('%s leads to %s', (template, address) => {
  const page = 'https://grados.example/pregrado/solicitar?paso=4';
  expect(statusAddress(template, { code: 'AG-2026-044' }, page)).toBe(address);
});

test('special characters in the code stay in one value', () => {
  expect(statusAddress('/e/{code}', { code: 'A/B ?&#' }, 'https://a.example/')).toBe(
    'https://a.example/e/A%2FB%20%3F%26%23',
  );
});

test.each([
  ['/estado', 'https://grados.example/estado?codigo=AG-2026-044&llave=q-7_Z'],
  ['/c/{code}', 'https://grados.example/c/AG-2026-044?llave=q-7_Z'],
  ['/#/estado/{code}', 'https://grados.example/?llave=q-7_Z#/estado/AG-2026-044'],
])('with a key, %s leads to %s', (template, address) => {
  const receipt = { code: 'AG-2026-044', key: 'q-7_Z' };
  expect(statusAddress(template, receipt, 'https://grados.example/solicitar')).toBe(address);
});
