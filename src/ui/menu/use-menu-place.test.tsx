import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { MenuButton } from './menu-button.tsx';

const items = [
  { id: 'approve', label: 'Aprobar', onAction: () => undefined },
  { id: 'reject', label: 'Rechazar', onAction: () => undefined },
];

/** @returns the positions of the button and of its open menu */
async function openAt(corner: { readonly top?: string; readonly bottom?: string }) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <div style={{ position: 'fixed', right: '40px', ...corner }}>
          <MenuButton label="Cambiar estado" items={items}>
            …
          </MenuButton>
        </div>
      </WidgetFrame>
    </GraduationProvider>,
  );
  const button = screen.getByRole('button', { name: 'Cambiar estado' });
  await userEvent.click(button);
  const sheet = screen.getByRole('menu').parentElement as HTMLElement;
  return { button: button.getBoundingClientRect(), sheet: sheet.getBoundingClientRect() };
}

test('a menu opens below its button, flush with its end', async () => {
  const { button, sheet } = await openAt({ top: '20px' });
  expect(sheet.top).toBeCloseTo(button.bottom + 4, 0);
  expect(sheet.right).toBeCloseTo(button.right, 0);
});

test('a menu at the lower edge opens above its button', async () => {
  const { button, sheet } = await openAt({ bottom: '10px' });
  expect(sheet.bottom).toBeCloseTo(button.top - 4, 0);
  expect(sheet.right).toBeCloseTo(button.right, 0);
});
