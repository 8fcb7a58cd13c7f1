import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { Heading } from '../text/heading.tsx';
import { uiMessages } from '../ui.messages.ts';
import { Body, DrawerBox, Head, Sheet } from './drawer.styles.ts';

interface DrawerProps {
  /** Names the drawer and is its title. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, a press beside it or the cross; the parent removes the drawer. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A sheet at the start edge. It is the browser's modal dialog: the focus stays in it and returns, and the page behind
 * is inert.
 */
export function Drawer(props: DrawerProps) {
  return props.isOpen ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ title, onClose, children }: DrawerProps) {
  const messages = useMessages(uiMessages);
  const ref = useModal();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <DrawerBox
      ref={ref}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Sheet>
        <Head>
          <Heading level={2} size="small">
            {title}
          </Heading>
          <DismissButton label={messages.close} onPress={onClose} />
        </Head>
        <Body>{children}</Body>
      </Sheet>
    </DrawerBox>
  );
}

/** Closes the dialog before it is removed, because only then the browser returns the focus. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}
