import { useMessages } from '../../messages/messages-context.tsx';
import { Lazy, type LazyView } from '../../react/lazy.tsx';
import { LoadFailed, RetryAlert } from '../../ui/alert/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { styled } from '../../ui/styled/styled.ts';
import { consoleMessages } from '../console.messages.ts';

const Waiting = styled.div`
  max-inline-size: 48em;
  padding: var(--birrete-space-3) 0;
`;

interface LazySectionProps<Props> {
  readonly view: LazyView<Props>;
  readonly props: Props;
}

/** A section, or the frame, whose code is fetched when it is visited. */
export function LazySection<Props extends object>(section: LazySectionProps<Props>) {
  return (
    <Lazy
      {...section}
      pending={
        <Waiting>
          <Skeleton lines={7} />
        </Waiting>
      }
      failed={(failure) => <LoadFailed {...failure} />}
    />
  );
}

/** Shown in place of a section that failed to render; the frame around it stays. */
export function SectionCrash({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages(consoleMessages);
  return (
    <RetryAlert title={words.crashed} live="assertive" onRetry={onRetry}>
      {words.crashedText}
    </RetryAlert>
  );
}
