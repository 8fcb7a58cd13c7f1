import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import { Stepper } from '../stepper/stepper.tsx';

/** Simulates Chromium's page translation: replaces each text by `font` elements with the translation. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const inner = document.createElement('font');
    inner.textContent = `<${text.data}>`;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test('a translated button becomes busy and free again', () => {
  const { rerender } = render(<Button>Guardar</Button>);
  translatePage();
  rerender(<Button isBusy>Guardar</Button>);
  expect(screen.getByRole('button', { busy: true })).toHaveTextContent('<Guardar>');
  rerender(<Button>Guardar</Button>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

test('a translated button can change its text', () => {
  const { rerender } = render(<Button>Enviar</Button>);
  translatePage();
  rerender(<Button isBusy>Enviando…</Button>);
  expect(screen.getByRole('button')).toHaveTextContent('Enviando…');
});

test('a translated link takes an icon', () => {
  const { rerender } = render(<LinkButton href="/">Inicio</LinkButton>);
  translatePage();
  rerender(
    <LinkButton href="/" icon={<CheckIcon />}>
      Inicio
    </LinkButton>,
  );
  expect(screen.getByRole('link').firstElementChild?.tagName).toBe('svg');
});

test('a translated badge changes its tone', () => {
  const { rerender } = render(<Badge tone="warning">Pendiente</Badge>);
  translatePage();
  rerender(<Badge tone="success">Confirmada</Badge>);
  expect(screen.getByText('Confirmada')).toBeVisible();
});

test('translated steps go on and back', () => {
  const at = (current: number) => (
    <Stepper
      label="Pasos"
      steps={['Acto', 'Carrera', 'Datos'].map((label, index) => ({
        id: label,
        label,
        state: index === current ? 'current' : index < current ? 'complete' : 'upcoming',
      }))}
      onSelect={() => undefined}
    />
  );
  const { rerender } = render(at(0));
  for (const place of [1, 2, 0]) {
    translatePage();
    rerender(at(place));
    expect(screen.getAllByRole('listitem')[place]?.textContent).toContain(`Paso ${place + 1} de 3`);
  }
});
