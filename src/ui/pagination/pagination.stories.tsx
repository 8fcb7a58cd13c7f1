import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  title: 'Componentes/Paginación',
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
  name: 'Primera página',
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1 2 … 15');
    await expect(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: '1' }) }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByRole('button', { name: messages.pagination.previous }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

export const InTheMiddle = meta.story({
  name: 'En el medio',
  args: { page: 8 },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1 … 7 8 9 … 15');
  },
});

export const LastPage = meta.story({
  name: 'Última página',
  args: { page: 14 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: messages.pagination.next }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(shown(canvas)).toBe('1 … 14 15');
    await expect(canvas.getByRole('button', { name: messages.pagination.next })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: '15' }) }),
    ).toHaveFocus();
  },
});

export const OnePage = meta.story({
  name: 'Una sola página',
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toBe('1');
  },
});

export const ManyPages = meta.story({
  name: 'Cinco mil páginas',
  args: { page: 2_500, pageCount: 5_000 },
});

export const Walked = meta.story({
  name: 'De página en página',
  tags: ['behavior'],
  args: { page: 8 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.pagination.next }));
    await expect(shown(canvas)).toBe('1 … 8 9 10 … 15');
    await userEvent.click(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: '1' }) }),
    );
    await expect(
      canvas.getByRole('button', { name: filled(messages.pagination.page, { page: '1' }) }),
    ).toHaveFocus();
  },
});
