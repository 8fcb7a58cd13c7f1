import { type ComponentType, useState } from 'react';
import { type StorySurroundings, storyLook } from '#storybook/story-look.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { GraduationProvider } from './graduation-provider.tsx';

/**
 * Returns the meta of the stories of a public widget, in a provider without a signed-in user.
 *
 * @param address the page of the widget
 */
export function publicStory<Props extends object>(Widget: ComponentType<Props>, address: string) {
  function Host({
    look,
    widget,
  }: {
    readonly look: ReturnType<typeof storyLook>;
    readonly widget: Props;
  }) {
    const [router] = useState(() => memoryRouter(address));
    const [nobody] = useState(() => createFakeAuth({ signInHref: '/login' }));
    return (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: longTimeout }}
        auth={nobody}
        router={router}
        {...look}
      >
        <Widget {...widget} />
      </GraduationProvider>
    );
  }
  return {
    component: Widget,
    parameters: { bare: true },
    args: { headingLevel: 1 as const },
    render: (args: Props, { globals }: StorySurroundings) => (
      <Host widget={args} look={storyLook(globals)} />
    ),
  };
}
