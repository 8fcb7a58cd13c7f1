import { expect, test } from 'vitest';
import { commandMessages as messages } from './commands.messages.ts';

test.for<readonly [name: string, message: (count: number) => string]>([
  ['a whole trail', (count) => messages.whole(count, 0, count)],
  ['earlier times', (count) => messages.backdated([], count)],
  ['a backup', (count) => messages.backedUp('a.jsonl', count, '0001')],
  ['what an account leaves', (count) => messages.accountRemains(7, count, count)],
  ['a signature that titles need', (count) => messages.signatureNeeded('Rector', count)],
  ['a deletion by term', (count) => messages.retentionApplied(count)],
  ['a restored backup', (count) => messages.restored('1/2/2026', count)],
  ['repeated erasures', (count) => messages.reapplied(count, count)],
  ['skipped numbers', (count) => messages.skipped(count, count)],
  ['a table that differs', (count) => messages.drillDiffers('title', count, count)],
  ['a drill', (count) => messages.drillPassed('1/2/2026', count, 'Zx8')],
])('the message about %s is in the singular and in the plural', ([, message]) => {
  expect(message(1)).toMatch(/\b1 \p{L}{3,}/u);
  expect(message(1)).not.toMatch(/\b1 \p{L}{2,}s(?!\p{L})/u);
  expect(message(2)).toMatch(/\b2 \p{L}{2,}s(?!\p{L})/u);
});
