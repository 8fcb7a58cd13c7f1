import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useMessages } from '#messages/messages-context.tsx';
import { focusedElement } from '#react/focus-pressed.ts';
import { onSizeChange } from '#react/on-size-change.ts';
import { Announcements } from '../announcer/announcements.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { WarningIcon } from '../icon/tone-icons.tsx';
import { useCloseRequest } from '../overlay/close-requests.ts';
import { useOverlayContainer, useTopLayerMark } from '../overlay/overlay-container.tsx';
import { useReturnedFocus } from '../overlay/use-returned-focus.ts';
import { useTakenFocus } from '../overlay/use-taken-focus.ts';
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
  labelSpace,
  Name,
  Sheet,
  shadeSize,
  Underlay,
} from './dialog.styles.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface DialogProps {
  /** Names the dialog. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, a press outside or the cross; the parent removes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons: the safe action first, the main action last, which Ctrl+Enter also presses. */
  readonly footer?: ReactNode;
  /** `danger` marks a dialog before a destructive action, and interrupts screen readers. @default 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** `false` while an operation must be completed. @default true */
  readonly isDismissable?: boolean | undefined;
  /** At most 28, 36 or 56 em wide. @default 'medium' */
  readonly size?: DialogSize | undefined;
}

/**
 * A modal dialog: it takes, contains and returns the focus, and the page behind it is inert. Title and buttons stay
 * visible however long its content. It is rendered into the overlay container, in a root with the same theme.
 */
export function Dialog(props: DialogProps) {
  const container = useOverlayContainer();
  if (!props.isOpen) return null;

  return (
    <Overlay {...(container === undefined ? {} : { portalContainer: container })}>
      <WidgetRoot background="none">
        <ModalSheet {...props} />
      </WidgetRoot>
    </Overlay>
  );
}

function ModalSheet({ onClose, isDismissable = true, size = 'medium', ...rest }: DialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const underlay = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable, isKeyboardDismissDisabled: !isDismissable },
    state,
    ref,
  );

  const mark = useTopLayerMark();
  useReturnedFocus(ref);
  useCloseRequest(() => isDismissable && onClose());
  useWholeWindow();
  useKeyboardInset(underlay);

  return (
    <Underlay {...underlayProps} ref={underlay} data-react-aria-top-layer={mark}>
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
  const messages = useMessages(uiMessages);
  const ref = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEdges({ box: ref, head, body, foot });
  useTakenFocus(ref);
  const role = tone === 'danger' ? 'alertdialog' : 'dialog';
  // React Aria drops its id if the page's document does not find it, as in a shadow root.
  const titleId = useId();
  const { dialogProps } = useDialog({ role, 'aria-labelledby': titleId }, ref);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isActionShortcut(event, ref.current)) pressAction(foot.current);
  };

  return (
    <DialogBox {...dialogProps} aria-modal="true" ref={ref} onKeyDown={onKeyDown}>
      <Head ref={head} data-keep-clear="">
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
        {onClose === undefined ? null : <DismissButton label={messages.close} onPress={onClose} />}
      </Head>
      <Announcements container={ref}>
        <Body ref={body}>{children}</Body>
        {footer === undefined ? null : <Foot ref={foot}>{footer}</Foot>}
      </Announcements>
    </DialogBox>
  );
}

/** True for Ctrl+Enter or Cmd+Enter in the dialog, but not in one that it opened, whose events React passes up too. */
function isActionShortcut(event: KeyboardEvent, dialog: HTMLElement | null): boolean {
  const { key, ctrlKey, metaKey, target, repeat, defaultPrevented } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return false;
  if (repeat || defaultPrevented || event.nativeEvent.isComposing) return false;
  return target instanceof Node && dialog?.contains(target) === true;
}

/** Presses the main action, which is the last button. In a dialog that one can only close, that is a secondary one. */
function pressAction(foot: HTMLElement | null): void {
  const last = [...(foot?.querySelectorAll('button') ?? [])].at(-1);
  if (last?.dataset.variant !== 'secondary') last?.click();
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

interface EdgedParts {
  /**
   * The scrolling area; `data-more-above` and `data-more-below` mark hidden content, `data-fits` that nothing is
   * hidden.
   */
  readonly box: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly foot: RefObject<HTMLElement | null>;
}

/**
 * Keeps focused elements and scroll targets clear of a sticky head and foot and of their shades, also when the scrolling
 * area becomes lower, and marks the edges with hidden content.
 */
function useEdges({ box, head, body, foot }: EdgedParts): void {
  // Not in a layout effect: the surrounding elements do not exist yet when that of the content runs.
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;

    let height = scroller.clientHeight;
    const measure = () => {
      const [above, below] = [elementHeight(head), elementHeight(foot)];
      const content = above + elementHeight(body) + below;
      const { scrollTop, clientHeight, style } = scroller;
      const fits = content <= clientHeight;
      // An open list may have scrolled it. Chromium would restore that position once the content no longer fits.
      if (fits) scroller.scrollTop = 0;
      style.scrollPaddingBlock = `calc(${above}px + ${labelSpace}) calc(${below}px + ${shadeSize})`;
      scroller.toggleAttribute('data-fits', fits);
      scroller.toggleAttribute('data-more-above', !fits && scrollTop > 0);
      scroller.toggleAttribute('data-more-below', scrollTop + clientHeight < content - 1);
      if (clientHeight < height) keepFocusInView(scroller);
      height = clientHeight;
    };
    const parts = [box, head, body, foot].map(({ current }) => current);
    const stop = onSizeChange(parts, measure);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      scroller.removeEventListener('scroll', measure);
    };
  }, [box, head, body, foot]);
}

/** Shows the focused field again, for instance above an on-screen keyboard, which opens after the field has the focus. */
function keepFocusInView(scroller: HTMLElement): void {
  const focused = focusedElement();
  if (focused === undefined || focused === scroller || !scroller.contains(focused)) return;
  focused.scrollIntoView({ block: 'nearest' });
}

function elementHeight({ current }: RefObject<HTMLElement | null>): number {
  return current?.offsetHeight ?? 0;
}
