import { enableShadowDOM } from '@react-stately/flags';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MenuButton } from '../menu/menu-button.tsx';
import { OverlayContainerProvider } from '../overlay/overlay-container.tsx';
import { Tabs } from '../tabs/tabs.tsx';

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;
let chosen: string[];

function Example() {
  const [selected, setSelected] = useState('one');
  const items = ['Aprobar', 'Rechazar'].map((label) => ({
    id: label,
    label,
    onAction: () => chosen.push(label),
  }));
  return (
    <>
      <Tabs
        label="Números"
        tabs={[
          { id: 'one', label: 'Uno' },
          { id: 'two', label: 'Dos' },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        Panel {selected}
      </Tabs>
      <MenuButton label="Cambiar estado" items={items}>
        …
      </MenuButton>
    </>
  );
}

beforeEach(() => {
  enableShadowDOM();
  chosen = [];
  host = document.createElement('div');
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  const overlays = document.createElement('div');
  shadow.append(container, overlays);
  root = createRoot(container);
  root.render(
    <OverlayContainerProvider container={overlays}>
      <Example />
    </OverlayContainerProvider>,
  );
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const focused = () => shadow.activeElement?.textContent;

async function focus(selector: string): Promise<void> {
  await expect.poll(() => shadow.querySelector(selector)).not.toBeNull();
  shadow.querySelector<HTMLElement>(selector)?.focus();
}

test('arrow keys move between tabs', async () => {
  await focus('[role="tab"]');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('Dos');
  expect(shadow.querySelector('[role="tabpanel"]')?.textContent).toBe('Panel two');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('Uno');
});

test('a menu opens, finds an item by its letter, and returns the focus', async () => {
  await focus('[aria-haspopup="menu"]');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Aprobar');
  await userEvent.keyboard('r');
  await expect.poll(focused).toBe('Rechazar');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Rechazar']);
  await expect.poll(focused).toBe('…');
  expect(shadow.querySelector('[role="menu"]')).toBeNull();
});

test('Tab closes a menu and leaves it', async () => {
  await focus('[aria-haspopup="menu"]');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Aprobar');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => shadow.querySelector('[role="menu"]')).toBeNull();
});
