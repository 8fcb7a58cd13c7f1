import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'Uno' },
  { id: 'two', label: 'Dos' },
  { id: 'three', label: 'Tres' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Números" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Panel {selected}</p>
    </Tabs>
  );
}

const meta = preview.meta({ title: 'Componentes/Pestañas', component: Example });

export const SecondSelected = meta.story({
  name: 'Segunda pestaña elegida',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Dos' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Dos' })).toHaveTextContent('Panel two');
  },
});

export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Dos'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Tres')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Uno')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Tres')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Uno')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Tres' })).toHaveTextContent('Panel three');
    await userEvent.keyboard('{Home}');
    await expect(tab('Uno')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      tab('Uno'),
    ]);
  },
});
