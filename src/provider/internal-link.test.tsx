import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { browserRouter } from '../routing/browser-router.ts';
import { hashRouter } from '../routing/hash-router.ts';
import { GraduationProvider } from './graduation-provider.tsx';
import { useInternalLink } from './internal-link.ts';

/** A link that never leaves the test's page, whether or not the router handles the click. */
function Link({ to, left }: { to: string; left: string[] }) {
  const onClick = useInternalLink();
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick(event);
        if (!event.defaultPrevented) left.push(to);
        event.preventDefault();
      }}
    >
      Ir
    </a>
  );
}

test.each([
  ['at the root', '/', () => browserRouter(), '/estado?codigo=AG-1', '/estado?codigo=AG-1'],
  ['a mount', '/p/g/', () => browserRouter({ mount: '/p/g' }), '/p/g/estado', '/p/g/estado'],
  ['a hash', '/pagina', hashRouter, '/pagina#/estado', '/pagina#/estado'],
])('%s: the router goes there without loading the page', async (_, at, make, to, expected) => {
  window.history.replaceState(null, '', at);
  const left: string[] = [];
  render(
    <GraduationProvider api={{ baseUrl: '' }} router={make()}>
      <Link to={to} left={left} />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ir' }));
  await waitFor(() => expect(window.location.href).toBe(window.location.origin + expected));
  expect(left).toEqual([]);
});

test.each([
  ['by hash', '/p/g/pagina', hashRouter, '#/estado', '/p/g/pagina#/estado'],
  ['by path', '/p/g/', () => browserRouter({ mount: '/p/g' }), '/p/g/estado', '/p/g/estado'],
])("%s: the page's <base> does not change the target", async (_, at, make, to, expected) => {
  window.history.replaceState(null, '', at);
  const base = document.createElement('base');
  base.href = '/otra/';
  document.head.append(base);
  const router = make();
  const left: string[] = [];
  try {
    render(
      <GraduationProvider api={{ baseUrl: '' }} router={router}>
        <Link to={to} left={left} />
      </GraduationProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ir' }));
    await waitFor(() => expect(window.location.href).toBe(window.location.origin + expected));
    expect(left).toEqual([]);
    router.navigate('/estado?codigo=AG-1', { replace: true });
    expect(window.location.href).toBe(`${window.location.origin}${expected}?codigo=AG-1`);
  } finally {
    base.remove();
  }
});

test.each([
  ['outside the mount', () => browserRouter({ mount: '/p/g' }), '/portada'],
  ['beside the mount', () => browserRouter({ mount: '/p/g' }), '/p/grados'],
  ['a page outside the hash', hashRouter, '/portada'],
  ['another site', () => browserRouter(), 'https://otra.universidad.test/estado'],
])('%s: an ordinary link', async (_, make, to) => {
  window.history.replaceState(null, '', '/p/g/');
  const left: string[] = [];
  render(
    <GraduationProvider api={{ baseUrl: '' }} router={make()}>
      <Link to={to} left={left} />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ir' }));
  expect(left).toEqual([to]);
});
