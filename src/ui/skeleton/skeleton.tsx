import { useMessages } from '../../messages/messages-context.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import { SkeletonBar, SkeletonBox } from './skeleton.styles.ts';

interface SkeletonProps {
  /** How many bars stand for what is awaited. @default 3 */
  readonly lines?: number | undefined;
  /** Bars as high as a line of text, or as a card. @default 'line' */
  readonly shape?: 'line' | 'block' | undefined;
  /** What is announced. @default 'Cargando…' */
  readonly label?: string | undefined;
}

/** Holds the place of something that is being loaded, so that loading looks like loading and not like empty (ruling 46). */
export function Skeleton({ lines = 3, shape = 'line', label }: SkeletonProps) {
  const words = useMessages(uiMessages);
  const bars = Array.from({ length: lines }, (_, index) => `bar-${index}`);

  return (
    <SkeletonBox role="status">
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      {bars.map((bar) => (
        <SkeletonBar key={bar} aria-hidden="true" $shape={shape} />
      ))}
    </SkeletonBox>
  );
}
