import { type ReactNode, useState } from 'react';
import { storyLook } from '#storybook/story-look.ts';
import type { Extra } from '../contract/extras.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { longTimeout } from '../testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { DataScope } from './data/data-scope.tsx';
import { ConsoleScope } from './navigation/console-scope.tsx';
import type { Can } from './permissions/console-actions.ts';
import { usePermittedActions } from './permissions/use-permitted-actions.ts';

interface SectionStoryProps {
  /** The path within the site: '/admin/config/users'. */
  readonly address: string;
  /** The section, or a part of one. */
  readonly children: ReactNode;
  /** @default an administrator's session */
  readonly auth?: AuthAdapter | undefined;
  readonly rejectionReasons?: readonly string[] | undefined;
  /** @default every action is offered */
  readonly can?: Can | undefined;
  /** The additions that the server offers. @default those that its answers announce */
  readonly extras?: readonly Extra[] | undefined;
  /** Theme and language from the toolbar. */
  readonly look?: ReturnType<typeof storyLook> | undefined;
}

/** A section inside the console's providers, without its frame. */
function SectionStory(props: SectionStoryProps) {
  const { address, children, look } = props;
  const [router] = useState(() => memoryRouter(address));
  const permitted = usePermittedActions(props.can);
  const [administrator] = useState(() => createFakeAuth({ role: 1 }));
  return (
    <GraduationProvider
      api={{ baseUrl: '', timeoutMs: longTimeout, extras: props.extras }}
      auth={props.auth ?? administrator}
      router={router}
      {...look}
    >
      <ConsoleScope router={router} permitted={permitted} rejectionReasons={props.rejectionReasons}>
        <DataScope>
          <WidgetFrame>
            <div style={{ padding: '1.5em', minHeight: '100vh', boxSizing: 'border-box' }}>
              {children}
            </div>
          </WidgetFrame>
        </DataScope>
      </ConsoleScope>
    </GraduationProvider>
  );
}

/** The meta of a section's stories, with an empty session storage. */
export function sectionStory(address: string, section: ReactNode) {
  return {
    component: SectionStory,
    parameters: { bare: true },
    args: { address, children: section },
    render: (
      args: SectionStoryProps,
      { globals }: { readonly globals: Record<string, unknown> },
    ) => <SectionStory {...args} look={storyLook(globals)} />,
    beforeEach: () => sessionStorage.clear(),
  };
}
