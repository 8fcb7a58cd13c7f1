import type { LazyView } from '#react/lazy.tsx';
import { LoadFailed } from '#ui/alert/retry-alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LazyPart } from '#ui/lazy/lazy-part.tsx';

interface Closable {
  readonly onClose: () => void;
}

interface LazyDialogProps<Props extends Closable> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** The dialog's title while its code loads. */
  readonly title: string;
  /** The size of the loaded dialog. @default 'medium' */
  readonly size?: 'medium' | 'large' | undefined;
}

/**
 * A dialog whose code loads when it opens. Another dialog shows the skeleton until then.
 */
export function LazyDialog<Props extends Closable>({
  title,
  size,
  ...lazy
}: LazyDialogProps<Props>) {
  const { onClose } = lazy.props;
  return (
    <LazyPart
      {...lazy}
      lines={5}
      Failure={LoadFailed}
      wrap={(content) => (
        <Dialog title={title} size={size} isOpen onClose={onClose}>
          {content}
        </Dialog>
      )}
    />
  );
}
