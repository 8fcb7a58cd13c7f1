// @module-tag rare
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { catalan } from '#exports/messages/ca.ts';
import { english } from '#exports/messages/en.ts';
import { portuguese } from '#exports/messages/pt-br.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

fakeNetwork();

const languages = [
  ['en-US', english],
  ['pt-BR', portuguese],
  ['ca-ES', catalan],
] as const;

const lists = [
  'ceremonies',
  'applications',
  'titles',
  'config/faculties',
  'config/careers',
  'config/nomenclatures',
  'config/users',
];

const cases = languages.flatMap(([locale, messages]) =>
  lists.map((list) => ({ list, locale, messages })),
);

test.each(cases)('$list shows its whole headers in $locale', async ({ list, locale, messages }) => {
  await page.viewport(1280, 900);
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter(`/admin/${list}`)}
      messages={messages}
      locale={locale}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  await screen.findAllByRole('rowheader');
  for (const width of [1280, 1440]) {
    await page.viewport(width, 900);
    await waitFor(() => expect(cutHeaders()).toEqual([]));
  }
});

function cutHeaders(): readonly string[] {
  return screen
    .getAllByRole('columnheader')
    .filter((header) => [header, ...header.querySelectorAll('span')].some(isCut))
    .map(({ textContent }) => textContent);
}

/** Headers of the block layout, and names for screen readers, are a pixel wide. */
function isCut({ clientWidth, scrollWidth, clientHeight, scrollHeight }: Element): boolean {
  return clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight);
}
