import type { ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Lazy, type LazyView } from '../../react/lazy.tsx';
import { LoadFailed } from '../../ui/alert/retry-alert.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

interface Closable {
  readonly onClose: () => void;
}

interface LazyDialogProps<Props extends Closable> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** Names the dialog until its code has arrived. */
  readonly title: string;
  /** That of the dialog itself. @default 'medium' */
  readonly size?: 'medium' | 'large' | undefined;
}

/**
 * A dialog whose code is fetched when it is opened. The dialog shown meanwhile is gone when the real one closes; the scope
 * around both remembers the element that opened it, and the focus returns there.
 */
export function LazyDialog<Props extends Closable>({
  title,
  size,
  ...lazy
}: LazyDialogProps<Props>) {
  const meanwhile = (content: ReactNode) => (
    <Dialog title={title} size={size} isOpen onClose={lazy.props.onClose}>
      {content}
    </Dialog>
  );
  return (
    <FocusScope restoreFocus>
      <Lazy
        {...lazy}
        pending={meanwhile(<Skeleton lines={5} />)}
        failed={(failure) => meanwhile(<LoadFailed {...failure} />)}
      />
    </FocusScope>
  );
}
