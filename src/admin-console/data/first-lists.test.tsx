import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { never } from '#testing/fake-api/faults.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();

/** True if a table was in the page without its rows. */
function watchForSkeleton(): () => boolean {
  let wasSeen = false;
  const watch = new MutationObserver(() => {
    wasSeen ||= document.querySelector('[role=grid][aria-busy]') !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return wasSeen;
  };
}

test('the first render of a section has its rows, and each list is read once', async () => {
  const read: string[] = [];
  network.events.on('request:start', ({ request }) => read.push(new URL(request.url).pathname));
  const hadSkeleton = watchForSkeleton();
  openConsole('/admin/applications');
  await screen.findAllByRole('rowheader');
  expect(hadSkeleton()).toBe(false);
  expect(read.sort()).toEqual(['/api/applications', '/api/ceremonies']);
});

test('a section shows a slow list as loading', async () => {
  network.use(never('GET /api/applications'));
  openConsole('/admin/applications');
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
});
