import { render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbedPage } from '#tests/browser/embed-page.ts';
import type { GraduationWizardElement } from '../attributes/elements.ts';
import '../attributes/element-attributes.ts';

const network = openEmbedPage();

test('the elements are typed in JSX, and a ref has their properties', () => {
  const wizard = createRef<GraduationWizardElement>();
  render(<graduation-wizard api-base="/" heading-level={2} ref={wizard} />);
  expect(wizard.current?.getAttribute('heading-level')).toBe('2');
  // @ts-expect-error: `api-base` is required.
  const withoutApi = <graduation-status code="AG-2026-001" />;
  expect(withoutApi.type).toBe('graduation-status');
});

test('`theme`, `messages` and `router` work as attributes, though React 19 sets them as properties', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const messages = { status: { search: 'Buscar ya' } };
  network.use(http.get('*/palabras.json', () => HttpResponse.json(messages)));
  const address = location.href;
  const draw = (theme: string | undefined) => (
    <>
      <graduation-admin api-base="/" router="memory" document-title="keep" />
      <graduation-status api-base="/" {...(theme && { theme })} messages="/palabras.json" />
    </>
  );
  const { rerender } = render(draw('{"brand":"#003e7e"}'));
  const button = page.getByRole('button', { name: 'Buscar ya' });
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(0, 62, 126)' });
  await expect.element(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(location.href).toBe(address);
  rerender(draw(undefined));
  await expect.element(button).not.toHaveStyle({ backgroundColor: 'rgb(0, 62, 126)' });
  expect(warned).not.toHaveBeenCalled();
});
