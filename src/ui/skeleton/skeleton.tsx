import { useMessages } from '#messages/messages-context.tsx';
import { useAnnounced } from '../announcer/announcements.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import { SkeletonBar, SkeletonBox } from './skeleton.styles.ts';

interface SkeletonProps {
  /** Number of bars. @default 3 */
  readonly lines?: number | undefined;
  /** Bars as high as a line of text, or as a card. @default 'line' */
  readonly shape?: 'line' | 'block' | undefined;
  /** The announcement. @default 'Cargando…' */
  readonly label?: string | undefined;
}

/** A placeholder for content that is loading, so that it does not look empty. */
export function Skeleton({ lines = 3, shape = 'line', label }: SkeletonProps) {
  const messages = useMessages(uiMessages);
  const announced = useAnnounced<HTMLSpanElement>('load');
  const bars = Array.from({ length: lines }, (_, index) => `bar-${index}`);

  return (
    <SkeletonBox>
      <VisuallyHidden ref={announced}>{label ?? messages.loading}</VisuallyHidden>
      {bars.map((bar) => (
        <SkeletonBar key={bar} aria-hidden="true" $shape={shape} />
      ))}
    </SkeletonBox>
  );
}
