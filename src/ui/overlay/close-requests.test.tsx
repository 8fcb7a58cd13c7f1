import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';

let closed: string[] = [];
beforeEach(() => {
  closed = [];
});

/** Sends an Escape that no handler of the page sees: the browser takes it as a close request, like the back gesture. */
async function requestClose(): Promise<void> {
  const hide = (event: KeyboardEvent) => event.stopImmediatePropagation();
  window.addEventListener('keydown', hide, { capture: true });
  onTestFinished(() => window.removeEventListener('keydown', hide, { capture: true }));
  await userEvent.keyboard('{Escape}');
  window.removeEventListener('keydown', hide, { capture: true });
  // A watcher is renewed in a later task.
  await new Promise((resolve) => setTimeout(resolve));
}

interface OverlayProps {
  readonly title: string;
  readonly isGuarded?: boolean;
  readonly isDismissable?: boolean;
  readonly children?: ReactNode;
}

function Overlay({ title, isGuarded = false, isDismissable, children = title }: OverlayProps) {
  const [isOpen, setOpen] = useState(true);
  const onClose = () => {
    closed.push(title);
    if (!isGuarded) setOpen(false);
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isDismissable={isDismissable}>
      {children}
    </Dialog>
  );
}

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

test('a request closes the topmost dialog only, and the next one the dialog below', async () => {
  render(<Overlay title="Detalle" />);
  render(<Overlay title="Aprobar" />);
  await requestClose();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(closed).toEqual(['Aprobar']);
  await requestClose();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(closed).toEqual(['Aprobar', 'Detalle']);
});

test('a dialog that asks first stays, and is asked again at the next request', async () => {
  render(<Overlay title="Editar" isGuarded />);
  await requestClose();
  await requestClose();
  expect(closed).toEqual(['Editar', 'Editar']);
  expect(dialogs()).toHaveLength(1);
});

test('a dialog whose operation must be completed ignores a request', async () => {
  render(<Overlay title="Emitir" isDismissable={false} />);
  await requestClose();
  expect(closed).toEqual([]);
});

test('Escape in a dialog closes it once, and not the dialog below too', async () => {
  render(
    <Overlay title="Detalle">
      <Opener />
    </Overlay>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Notas' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(closed).toEqual(['Aprobar']);
});

test('a request closes an open menu, and not the dialog around it', async () => {
  render(
    <Overlay title="Detalle">
      <MenuButton label="Acciones" items={[{ id: 'a', label: 'Aprobar', onAction: () => {} }]}>
        Acciones
      </MenuButton>
    </Overlay>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  await screen.findByRole('menu');
  await requestClose();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(closed).toEqual([]);
});

test.for([
  ['a select', () => <Choice />],
  ['a field with a search', () => <SearchedChoice />],
] as const)(
  'a request closes the open list of %s, and the next one the dialog around it',
  async ([, Field]) => {
    render(
      <Overlay title="Detalle">
        <Field />
      </Overlay>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findAllByRole('option');
    await requestClose();
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    expect(closed).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveFocus();
    await requestClose();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    expect(closed).toEqual(['Detalle']);
  },
);

test('Escape in an open list and in a search closes the list and clears the search alone', async () => {
  render(
    <Overlay title="Detalle">
      <Choice />
      <Search />
    </Overlay>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
  await userEvent.type(screen.getByRole('searchbox'), 'ana{Escape}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(closed).toEqual([]);
});

const choice = {
  label: 'Carrera',
  items: ['Derecho', 'Letras'],
  itemKey: String,
  itemLabel: String,
  value: null,
  onChange: () => {},
};

function Choice() {
  return <Select {...choice} />;
}

function SearchedChoice() {
  return <ComboBox {...choice} />;
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Overlay title="Aprobar">
          <input aria-label="Notas" />
        </Overlay>
      )}
    </>
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Buscar" value={text} onChange={setText} />;
}

test('a request closes a drawer', async () => {
  render(
    <Drawer title="Menú" isOpen onClose={() => closed.push('Menú')}>
      Secciones
    </Drawer>,
  );
  await requestClose();
  expect(closed).toEqual(['Menú']);
});
