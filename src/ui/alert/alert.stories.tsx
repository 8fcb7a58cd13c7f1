import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = preview.meta({
  title: 'Componentes/Alerta',
  component: Alert,
  args: { tone: 'danger' as const, title: 'Error al cargar los datos' },
});

export const FailureWithRetry = meta.story({
  name: 'Error que se puede reintentar',
  args: {
    live: 'assertive',
    children: 'Error de conexión. Por favor, verifica tu internet.',
    action: <Button variant="secondary">Reintentar</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error al cargar los datos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Dismissible = meta.story({
  name: 'Se puede descartar',
  args: { tone: 'success', title: 'Reporte generado exitosamente', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.ui.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

const everyTone = (
  <div style={{ display: 'grid', gap: '1em', maxWidth: '40em' }}>
    <Alert tone="info" title="Tu borrador se guarda en esta pestaña">
      El número de tu documento no se guarda.
    </Alert>
    <Alert tone="success" title="¡Solicitud enviada exitosamente!" onDismiss={() => {}} />
    <Alert tone="warning" title="Este acto tiene 4 solicitudes pendientes">
      Al cerrarlo no se recibirán nuevas solicitudes.
    </Alert>
    <Alert
      tone="danger"
      title="Error al cargar los datos"
      action={<Button variant="secondary">Reintentar</Button>}
    >
      Error de conexión. Por favor, verifica tu internet.
    </Alert>
  </div>
);

export const EveryTone = meta.story({ name: 'Todos los tonos', render: () => everyTone });
