import { useMessages } from '#messages/messages-context.tsx';
import { useCodeFailure } from '#provider/lifecycle.ts';
import type { LazyView, LoadFailure } from '#react/lazy.tsx';
import { LoadFailed, RetryAlert } from '#ui/alert/retry-alert.tsx';
import { LazyPart } from '#ui/lazy/lazy-part.tsx';
import { styled } from '#ui/styled/styled.ts';
import { consoleMessages } from '../console.messages.ts';
import { MenuPlace } from './menu-place.tsx';

const Waiting = styled.div`
  max-inline-size: 48em;
  padding: var(--birrete-space-3) 0;
`;

interface LazySectionProps<Props> {
  readonly view: LazyView<Props>;
  readonly props: Props;
}

/** A section, or the frame, whose code loads when it is visited. */
export function LazySection<Props extends object>(section: LazySectionProps<Props>) {
  return (
    <LazyPart
      {...section}
      lines={7}
      Failure={SectionFailed}
      wrap={(content, state) => (
        <>
          <MenuPlace />
          {state === 'pending' ? <Waiting>{content}</Waiting> : content}
        </>
      )}
    />
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
