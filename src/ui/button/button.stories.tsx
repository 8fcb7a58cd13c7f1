import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ArrowRightIcon } from '../icon/icons.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

const meta = preview.meta({
  title: 'Componentes/Botón',
  component: Button,
  args: { children: 'Enviar Solicitud', onClick: fn() },
});

export const Primary = meta.story({
  name: 'Principal',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Solicitud' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  name: 'Ocupado',
  args: { isBusy: true, type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enviar Solicitud' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

const everyVariant = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75em' }}>
    <Button icon={<ArrowRightIcon />}>Iniciar Solicitud</Button>
    <Button variant="secondary">Anterior</Button>
    <Button variant="quiet">Limpiar filtros</Button>
    <Button variant="danger">Eliminar Acto de Grado</Button>
    <Button isBusy>Enviando…</Button>
    <Button variant="secondary" isBusy>
      Consultando…
    </Button>
    <Button disabled>Siguiente</Button>
    <Button variant="quiet" disabled>
      Empezar de nuevo
    </Button>
    <LinkButton href="/estado" variant="secondary">
      Consultar Estado
    </LinkButton>
  </div>
);

export const EveryVariant = meta.story({ name: 'Todas las variantes', render: () => everyVariant });

export const AsLink = meta.story({
  name: 'Enlace con forma de botón',
  render: () => <LinkButton href="/solicitar">Iniciar Solicitud</LinkButton>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Iniciar Solicitud' })).toHaveAttribute(
      'href',
      '/solicitar',
    );
  },
});
