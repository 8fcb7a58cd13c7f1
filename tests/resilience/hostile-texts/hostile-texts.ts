import naughty from 'big-list-of-naughty-strings/blns.json';

/** Texts that could confuse our own code: placeholders, replacement patterns, formulas; lengths; diacritics. */
const ours = [
  ...['{name}', '{count}', '{code}', '{0}', '{{name}}', '{name', '%s', '%d', '<b>{name}</b>'],
  ...['$&', '$1', '$`', "$'", '$$', '\\1', '\\u0000', '\\'],
  ...['=1+1', '@SUM(A1)', '+58', '-1', 'a;=1+1', 'a\t=1+1', 'a\n=1+1'],
  ...[
    'javascript:hostile()',
    'data:text/html,<script>hostile()</script>',
    '//evil.example',
    '?codigo=x#y',
  ],
  ...[
    '<svg onload=hostile()>',
    '"><img src=x onerror=hostile()>',
    '</script><script>hostile()</script>',
  ],
  ...["'; DROP TABLE applications; --", ']]>', '<!--', '</textarea>'],
  ...[
    'a'.repeat(5_000),
    'a '.repeat(2_500),
    'ñ'.repeat(300),
    'W'.repeat(300),
    '\u0301'.repeat(300),
  ],
  ...[
    '\u202eAna',
    '\u2066Ana',
    'Ana\u200bMaría',
    '\ufeffAna',
    'Ana\u0000',
    'İstanbul',
    'ß',
    '👩‍👩‍👧‍👦'.repeat(50),
  ],
];

/** Some 500 texts known to break programs. Blank texts are excluded, because they count as missing. */
export const hostileTexts: readonly string[] = [...naughty, ...ours].filter(
  (text) => text.trim() !== '',
);
