import { enableShadowDOM } from '@react-stately/flags';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OverlayContainerProvider } from '../overlay/overlay-container.tsx';
import { Dialog } from './dialog.tsx';

let host: HTMLElement;
let overlays: HTMLElement;
let root: Root;

beforeEach(() => {
  enableShadowDOM();
  host = document.createElement('div');
  document.body.append(host);
  const container = document.createElement('div');
  overlays = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container, overlays);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

function show(isAsking: boolean) {
  root.render(
    <OverlayContainerProvider container={overlays}>
      <Dialog title="Nueva Facultad" isOpen onClose={() => {}}>
        <input />
      </Dialog>
      <Dialog title="Hay cambios sin guardar" tone="danger" isOpen={isAsking} onClose={() => {}}>
        <button type="button">Seguir editando</button>
      </Dialog>
    </OverlayContainerProvider>,
  );
}

test('a dialog over another takes the focus and is the only one that is not inert', async () => {
  show(false);
  await expect.poll(() => overlays.querySelector('[role="dialog"]')).not.toBeNull();
  show(true);
  await expect.poll(() => overlays.querySelector('[role="alertdialog"]')).not.toBeNull();
  const question = overlays.querySelector('[role="alertdialog"]');
  const form = overlays.querySelector('[role="dialog"]');
  await expect.poll(() => host.shadowRoot?.activeElement).toBe(question);
  await expect.poll(() => form?.closest('[inert]')).not.toBeNull();
  expect(question?.closest('[inert]')).toBeNull();
});
