import { expect, test } from 'vitest';
import { codeInScan } from './code-in-scan.ts';

test.each([
  'https://grados.universidad.edu/verificar?codigo=3456-789A-BCDV',
  'https://www.universidad.edu/titulos/3456789abcdv',
  'https://www.universidad.edu/#/verificar?c=3456%20789A%20BCDV',
  '3456-789A-BCDV',
  ' 3456 789A BCDV\n',
])('%s contains the code', (text) => {
  expect(codeInScan(text)).toBe('3456789ABCDV');
});

test.each([
  '',
  'https://universidad.edu/',
  'https://grados.universidad.edu/estado?codigo=AG-2026-001',
  'javascript:alert(1)',
  'WIFI:S:Biblioteca;T:WPA;P:3456789ABCDV;;',
  'otpauth://totp/UMO?secret=JBSWY3DPEHPK3PXP',
])('%s contains none', (text) => {
  expect(codeInScan(text)).toBeUndefined();
});
