import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes } from 'styled-components';
import { useMessages } from '#messages/messages-context.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { styled } from '../styled/styled.ts';
import { Heading } from '../text/heading.tsx';
import { uiMessages } from '../ui.messages.ts';

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
  // The back gesture of Android, at which the browser would close the dialog without its parent.
  const onCancel = (event: SyntheticEvent) => {
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
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Sheet>
        <Head data-keep-clear="">
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

const slide = keyframes`
  from { translate: -2em 0; }
`;

/** Covers the whole window, so that it receives a press beside the sheet. */
const DrawerBox = styled.dialog`
  position: fixed;
  inset: 0;
  display: block;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  overflow: hidden;
  background-color: transparent;
  color: var(--birrete-text);

  &::backdrop {
    background-color: rgb(23 18 14 / 55%);
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(19em, calc(100% - 3.5em));
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  animation: ${slide} 160ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-4);
  padding: 1.125em 1.25em var(--birrete-space-3);
`;

const Body = styled.div`
  padding: 0 var(--birrete-space-3) 1.25em;
`;
