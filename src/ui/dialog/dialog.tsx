import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useMessages } from '../../messages/messages-context.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { WarningIcon } from '../icon/tone-icons.tsx';
import { useOverlayContainer } from '../overlay/overlay-container.tsx';
import { Heading } from '../text/heading.tsx';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { uiMessages } from '../ui.messages.ts';
import {
  Body,
  DangerMark,
  DialogBox,
  type DialogSize,
  Foot,
  Head,
  Name,
  Sheet,
  Underlay,
} from './dialog.styles.ts';
import { useEdges } from './use-edges.ts';

interface DialogProps {
  /** Names the dialog. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, a press outside or the cross; who shows the dialog takes it away. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons: the way out first, the main action last. */
  readonly footer?: ReactNode;
  /** `danger` marks a dialog that is about to destroy something, and interrupts screen readers. @default 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** `false` while something is under way that must be seen to its end. @default true */
  readonly isDismissable?: boolean | undefined;
  /** 28, 36 or 56 em wide, where there is room. @default 'medium' */
  readonly size?: DialogSize | undefined;
}

/**
 * A modal dialog: it takes the focus, contains it and returns it, and what is behind it is inert. However long it is,
 * its title and its buttons stay in sight. It is rendered into the overlay container, in a root of the same theme.
 */
export function Dialog(props: DialogProps) {
  const container = useOverlayContainer();
  if (!props.isOpen) return null;

  return (
    <Overlay {...(container === undefined ? {} : { portalContainer: container })}>
      <WidgetRoot ground="none">
        <ModalSheet {...props} />
      </WidgetRoot>
    </Overlay>
  );
}

function ModalSheet({ onClose, isDismissable = true, size = 'medium', ...rest }: DialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable, isKeyboardDismissDisabled: !isDismissable },
    state,
    ref,
  );

  const container = useOverlayContainer();
  // In a shadow root, React Aria's watch over a dialog goes on while another is above it, and makes that one inert,
  // unless it is marked.
  const isWatched = container !== undefined && container.getRootNode() instanceof ShadowRoot;

  useWholeWindow();

  return (
    <Underlay {...underlayProps} data-react-aria-top-layer={isWatched ? '' : undefined}>
      <Sheet {...modalProps} ref={ref} $size={size}>
        <DialogContent {...rest} onClose={isDismissable ? onClose : undefined} />
      </Sheet>
    </Underlay>
  );
}

interface DialogContentProps extends Pick<DialogProps, 'title' | 'children' | 'footer' | 'tone'> {
  readonly onClose: (() => void) | undefined;
}

function DialogContent(props: DialogContentProps) {
  const { title, children, footer, tone, onClose } = props;
  const words = useMessages(uiMessages);
  const ref = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEdges({ box: ref, head, body, foot });
  const role = tone === 'danger' ? 'alertdialog' : 'dialog';
  // React Aria drops its own id where the page's document does not find it, as in a shadow root.
  const titleId = useId();
  const { dialogProps } = useDialog({ role, 'aria-labelledby': titleId }, ref);

  return (
    <DialogBox {...dialogProps} aria-modal="true" ref={ref}>
      <Head ref={head}>
        {tone === 'danger' ? (
          <DangerMark>
            <WarningIcon size="1.5em" />
          </DangerMark>
        ) : null}
        <Name>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
        </Name>
        {onClose === undefined ? null : <DismissButton label={words.close} onPress={onClose} />}
      </Head>
      <Body ref={body}>{children}</Body>
      {footer === undefined ? null : <Foot ref={foot}>{footer}</Foot>}
    </DialogBox>
  );
}

/**
 * Lets the dialog's underlay cover the whole window. While a dialog is open, React Aria reserves the width of a classic
 * scroll bar with `scrollbar-gutter`, and the underlay would not cover that strip. Padding keeps the page from moving
 * too. React Aria removes its own declaration.
 */
function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { style, offsetWidth } = document.documentElement;
    if (style.scrollbarGutter !== 'stable') return;
    const { paddingInlineEnd } = style;
    style.paddingInlineEnd = `${window.innerWidth - offsetWidth}px`;
    style.scrollbarGutter = 'auto';
    return () => {
      style.paddingInlineEnd = paddingInlineEnd;
    };
  }, []);
}
