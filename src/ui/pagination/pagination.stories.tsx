import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Kit/Pagination',
  component: Pagination,
  args: { label: 'Páginas de títulos', page: 1, pageCount: 15, onPage: () => undefined },
  render: (args) => {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPage={setPage} />;
  },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

function shown(canvas: Canvas): string {
  return canvas
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent)
    .join(' ');
}

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1 2 … 15');
    await expect(canvas.getByRole('button', { name: 'Página 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const InTheMiddle = meta.story({
  args: { page: 8 },
  play: async ({ canvas, userEvent }) => {
    await expect(shown(canvas)).toBe('1 … 7 8 9 … 15');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(shown(canvas)).toBe('1 … 8 9 10 … 15');
    await userEvent.click(canvas.getByRole('button', { name: 'Página 1' }));
    await expect(canvas.getByRole('button', { name: 'Página 1' })).toHaveFocus();
  },
});

export const WalkedToItsEnd = meta.story({
  args: { page: 14 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Siguiente' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(shown(canvas)).toBe('1 … 14 15');
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Página 15' })).toHaveFocus();
  },
});

export const OnePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1');
  },
});

export const FiveThousandPages = meta.story({ args: { page: 2_500, pageCount: 5_000 } });

export const OnAPhone = meta.story({
  args: { page: 2_500, pageCount: 5_000 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InTheDark = meta.story({
  args: { page: 8 },
  globals: { colorScheme: 'dark' },
});
