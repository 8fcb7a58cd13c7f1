import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import { GraduationProvider } from './graduation-provider.tsx';
import { WidgetFrame } from './widget-frame.tsx';

interface CrashedWidgetProps {
  readonly look: ReturnType<typeof storyLook>;
}

/** A widget whose rendering fails, in a separate React root: React writes the errors of other roots to the console. */
function CrashedWidget({ look }: CrashedWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const container = document.createElement('div');
    place.current.append(container);
    const root = createRoot(container, { onCaughtError: () => undefined });
    root.render(
      <GraduationProvider api={{ baseUrl: '' }} router={memoryRouter('/solicitar')} {...look}>
        <WidgetFrame>
          <Unrenderable />
        </WidgetFrame>
      </GraduationProvider>,
    );
    return () => {
      // React finishes its current rendering first.
      queueMicrotask(() => root.unmount());
      container.remove();
    };
  }, [look]);
  return <div ref={place} />;
}

function Unrenderable(): never {
  throw new Error('A widget that does not render.');
}

const meta = preview.meta({
  title: 'Integración/Widget que falla',
  component: WidgetFrame,
  parameters: { bare: true },
  args: { children: null },
  render: (_, { globals }) => <CrashedWidget look={storyLook(globals)} />,
});

export const Crashed = meta.story({
  name: 'Error al mostrarse',
  parameters: { expectedErrors: ['A widget that does not render.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.failures.crashTitle)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.failures.retry })).toBeVisible();
  },
});
