import type { Decorator } from '@storybook/react-vite';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { longTimeout } from '#testing/failures/timeouts.fixtures.ts';
import { WidgetRoot } from '#ui/theme/widget-root.tsx';
import { Place } from './sign-in.styles.ts';

/** Renders a sign-in story at the card's position, with the session of `loaded.auth` and the server's `extras`. */
export const signInPage: Decorator = (Story, { globals, loaded, parameters }) => (
  <GraduationProvider
    api={{ baseUrl: '', timeoutMs: longTimeout, extras: parameters.extras }}
    auth={loaded.auth}
    {...storyLook(globals)}
  >
    <WidgetRoot theme={storyLook(globals).theme}>
      <Place>
        <div style={{ width: '100%', maxWidth: '27em' }}>
          <Story />
        </div>
      </Place>
    </WidgetRoot>
  </GraduationProvider>
);
