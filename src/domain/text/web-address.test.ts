import { expect, test } from 'vitest';
import { webAddressPattern } from './web-address.ts';

test.each([
  'https://grados.universidad.edu/verificar?c=7K2M',
  'HTTPS://GRADOS.UNIVERSIDAD.EDU',
  'https://título.example/añadir#más',
  'http://localhost:3000/entrar',
  'http://127.0.0.1',
  'http://[::1]:8080/?a=b',
])('%s may be followed', (address) => {
  expect(webAddressPattern.test(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT://https://grados.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://grados.test/0f1e',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000https://grados.test',
  '\thttps://grados.test',
  'java\nscript:alert(1)',
  'https://grados.test/\u0000',
  'https://grados.test/a b',
  'https:\\\\grados.test',
  'http://grados.test/verificar',
  'http://localhost.evil.test/',
  'http://localhost:x@evil.test/',
  'http://localhost\\@evil.test/',
  'http://127.0.0.1.evil.test',
  '//grados.test',
  '/verificar',
  '',
])('%j may not', (address) => {
  expect(webAddressPattern.test(address)).toBe(false);
});
