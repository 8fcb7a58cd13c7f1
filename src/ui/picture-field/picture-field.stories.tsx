import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { PictureKind } from '#domain/document/picture.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { PictureField } from './picture-field.tsx';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

const kinds: readonly PictureKind[] = ['png'];

const meta = preview.meta({
  title: 'Componentes/Imagen',
  component: PictureField,
  args: {
    label: 'Firma',
    hint: 'Sin imagen, el documento deja espacio para firmar a mano.',
    value: '',
    kinds,
    maxBytes: 200_000,
    onChange: fn(),
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <PictureField {...args} value={value} onChange={change} />;
  },
});

export const Empty = meta.story({
  name: 'Sin imagen',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Firma');
    await expect(field).toHaveAccessibleName(`Firma ${messages.pictureField.choose}`);
    await expect(field).toHaveAccessibleDescription(/firmar a mano/);
  },
});

export const Filled = meta.story({
  name: 'Con imagen',
  args: { value: dot },
  play: async ({ canvas }) => {
    const { change, current } = messages.pictureField;
    await expect(canvas.getByRole('img', { name: current })).toBeVisible();
    await expect(canvas.getByLabelText('Firma')).toHaveAccessibleName(`Firma ${change}`);
  },
});

export const TooHeavy = meta.story({
  name: 'Demasiado pesada',
  play: async ({ args, canvas, userEvent }) => {
    const heavy = new File([new Uint8Array(20_000_000)], 'escudo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Firma'), heavy);
    const problem = filled(messages.pictureField.tooHeavy, { size: 20_000, most: 200 });
    await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Removed = meta.story({
  name: 'Quitarla',
  tags: ['behavior'],
  args: { value: dot },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.pictureField.remove }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});
