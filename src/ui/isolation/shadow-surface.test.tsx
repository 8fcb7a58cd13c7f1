import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withoutConstructedStyles } from '#tests/browser/without-constructed-styles.ts';
import { ShadowSurface } from './shadow-surface.tsx';

test('a browser without constructed style sheets shows the widget in its shadow root', async () => {
  withoutConstructedStyles();
  render(
    <ShadowSurface className="place">
      <p>Solicitar Título</p>
    </ShadowSurface>,
  );
  const text = page.getByText('Solicitar Título');
  await expect.element(text).toBeVisible();
  expect(text.element().getRootNode()).toBeInstanceOf(ShadowRoot);
});
