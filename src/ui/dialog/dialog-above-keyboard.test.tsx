import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

/** The visible part of the window, as a browser with an on-screen keyboard reports it. */
class VisibleWindow extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;

  change(view: Partial<Pick<VisibleWindow, 'height' | 'scale'>>): void {
    Object.assign(this, view);
    this.dispatchEvent(new Event('resize'));
  }
}

let visible: VisibleWindow;

beforeEach(() => {
  visible = new VisibleWindow();
  vi.stubGlobal('visualViewport', visible);
});

const labels = Array.from({ length: 20 }, (_, index) => `Campo ${index + 1}`);

function open() {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Dialog
          title="Editar Solicitud"
          isOpen
          onClose={() => undefined}
          footer={<Button>Guardar</Button>}
        >
          {labels.map((label) => (
            <TextField key={label} label={label} value="" onChange={() => undefined} />
          ))}
        </Dialog>
      </WidgetFrame>
    </GraduationProvider>,
  );
}

const edges = (element: Element) => element.getBoundingClientRect();

test('field and buttons stay above an on-screen keyboard', async () => {
  open();
  const last = screen.getByLabelText('Campo 20');
  act(() => last.focus());
  const above = window.innerHeight / 2;
  visible.change({ height: above });

  const save = screen.getByRole('button', { name: 'Guardar' });
  await expect.poll(() => edges(save).bottom).toBeLessThan(above);
  await expect.poll(() => edges(last).bottom).toBeLessThan(edges(save).top);

  visible.change({ height: window.innerHeight });
  await expect.poll(() => edges(save).bottom).toBeGreaterThan(above);
});

test('a dialog keeps its place when the user zooms in', async () => {
  open();
  const save = screen.getByRole('button', { name: 'Guardar' });
  const { bottom } = edges(save);
  visible.change({ height: window.innerHeight / 2, scale: 2 });
  await new Promise(requestAnimationFrame);
  expect(edges(save).bottom).toBe(bottom);
});
