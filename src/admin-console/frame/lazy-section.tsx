import { useMessages } from '#messages/messages-context.tsx';
import { useCodeFailure } from '#provider/lifecycle.ts';
import { Lazy, type LazyView, type LoadFailure } from '#react/lazy.tsx';
import { LoadFailed, RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { consoleMessages } from '../console.messages.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { MenuPlace } from './menu-place.tsx';
import { PageHead } from './section-page.styles.ts';

interface LazySectionProps<Props> {
  readonly route: ConsoleRoute;
  readonly view: LazyView<Props>;
  readonly props: Props;
}

/** A section, or what is around it, whose code loads when it is visited. */
export function LazySection<Props extends object>({ route, ...part }: LazySectionProps<Props>) {
  return (
    <Lazy
      {...part}
      pending={<PendingSection route={route} />}
      failed={(failure) => (
        <>
          <MenuPlace />
          <SectionFailed {...failure} />
        </>
      )}
    />
  );
}

/** The heading of a section whose code is loading, where the section will have it. */
export function PendingSection({ route }: { readonly route: ConsoleRoute }) {
  const messages = useMessages(consoleMessages);
  return (
    <Stack>
      <PageHead>
        <MenuPlace />
        <Heading level={1} size="title">
          {messages[route.heading ?? route.label]}
        </Heading>
      </PageHead>
      <Skeleton lines={7} />
    </Stack>
  );
}

function SectionFailed(failure: LoadFailure) {
  useCodeFailure(failure.failures);
  return <LoadFailed {...failure} />;
}

/** Replaces a section that failed to render. The frame around it stays usable. */
export function SectionCrash({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(consoleMessages);
  return (
    <>
      <MenuPlace />
      <RetryAlert title={messages.crashed} live="assertive" onRetry={onRetry}>
        {messages.crashedText}
      </RetryAlert>
    </>
  );
}
