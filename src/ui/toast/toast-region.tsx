import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes } from 'styled-components';
import { useMessages } from '#messages/messages-context.tsx';
import { whileHeld } from '#react/while-held.ts';
import { useAnnounced } from '../announcer/announcements.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { DangerIcon, InfoIcon, SuccessIcon } from '../icon/tone-icons.tsx';
import { useOverlayContainer } from '../overlay/overlay-container.tsx';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { uiMessages } from '../ui.messages.ts';
import { useClearPlace } from './use-clear-place.ts';

/** Identifies a toast in the parent's list. */
type ToastId = string | number;

export interface Toast<Id extends ToastId> {
  readonly id: Id;
  readonly tone: ToastTone;
  /** The first line, in bold. */
  readonly title: string;
  /** The text below. */
  readonly detail?: string | undefined;
}

export interface ToastRegionProps<Id extends ToastId> {
  readonly toasts: readonly Toast<Id>[];
  /** Accessible name of the region. */
  readonly label: string;
  /** Distance from the window's edge, as a CSS length. @default '0px' */
  readonly inset?: string | undefined;
  readonly onDismiss: (id: Id) => void;
  /** Called when the pointer or the focus enters a toast: its time is paused. */
  readonly onPause: (id: Id) => void;
  /** Called when the pointer and the focus have left it. */
  readonly onResume: (id: Id) => void;
}

/** The notices in the corner. The store controls their duration. */
export function ToastRegion<Id extends ToastId>(props: ToastRegionProps<Id>) {
  if (props.toasts.length === 0) return null;
  return (
    <OverlayPortal>
      <ShownToasts {...props} />
    </OverlayPortal>
  );
}

function ShownToasts<Id extends ToastId>({
  toasts,
  label,
  inset = '0px',
  onDismiss,
  ...actions
}: ToastRegionProps<Id>) {
  /** The previously focused element. */
  const origin = useRef<EventTarget & Partial<HTMLElement>>(null);
  const region = useRef<HTMLElement>(null);
  useClearPlace(region);
  return (
    <Region
      ref={region}
      aria-label={label}
      $inset={inset}
      data-react-aria-top-layer="true"
      onFocus={({ currentTarget, relatedTarget: from }) => {
        if (from !== null && !currentTarget.contains(from)) origin.current = from;
      }}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          {...actions}
          onDismiss={(id) => {
            origin.current?.focus?.();
            onDismiss(id);
          }}
        />
      ))}
    </Region>
  );
}

/** Renders above the page, in a root with the same theme. A server renders nothing, because there is no document. */
function OverlayPortal({ children }: { readonly children: ReactNode }) {
  const container = useOverlayContainer();
  if (typeof document === 'undefined') return null;
  return createPortal(
    <WidgetRoot background="none">{children}</WidgetRoot>,
    container ?? document.body,
  );
}

interface ToastCardProps<Id extends ToastId>
  extends Pick<ToastRegionProps<Id>, 'onDismiss' | 'onPause' | 'onResume'> {
  readonly toast: Toast<Id>;
}

const icons = { success: SuccessIcon, error: DangerIcon, info: InfoIcon } as const;

function ToastCard<Id extends ToastId>({
  toast,
  onDismiss,
  onPause,
  onResume,
}: ToastCardProps<Id>) {
  const messages = useMessages(uiMessages);
  const Icon = icons[toast.tone];
  const announced = useAnnounced<HTMLDivElement>(toast.tone === 'error' ? 'assertive' : 'polite');

  return (
    <ToastBox
      data-tone={toast.tone}
      {...whileHeld(
        () => onPause(toast.id),
        () => onResume(toast.id),
      )}
    >
      <ToastFace $tone={toast.tone}>
        <Mark>
          <Icon label={messages[toast.tone]} />
        </Mark>
        <Texts ref={announced}>
          <Title>{toast.title}</Title>
          {toast.detail === undefined ? null : <Detail>{toast.detail}</Detail>}
        </Texts>
        <DismissButton label={messages.dismiss} onPress={() => onDismiss(toast.id)} />
      </ToastFace>
    </ToastBox>
  );
}

const arrive = keyframes`
  from { translate: 0 -0.5em; }
`;

/** Above dialogs, because a failure inside one must be visible. Only the toasts themselves receive clicks. */
const Region = styled.section<{ readonly $inset: string }>`
  position: fixed;
  inset-block-start: ${({ $inset }) => $inset};
  inset-inline-end: 0;
  z-index: calc(var(--birrete-layer) + 10);
  display: flex;
  flex-direction: column;
  gap: 0.625em;
  inline-size: min(26em, 100%);
  max-block-size: calc(100% - ${({ $inset }) => $inset});
  padding: var(--birrete-space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: none;
`;

const ToastBox = styled.div.attrs(part('toast'))`
  flex: none;
  border-radius: var(--birrete-radius-large);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  pointer-events: auto;
  animation: ${arrive} 180ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

type ToastTone = 'success' | 'error' | 'info';

const inks = { success: 'success', error: 'danger', info: 'info' } as const;

const ToastFace = styled.div<{ readonly $tone: ToastTone }>`
  --toast-ink: ${({ $tone }) => `var(--birrete-${inks[$tone]}-text)`};
  --toast-edge: ${({ $tone }) => `var(--birrete-${inks[$tone]}-border)`};
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  padding: 0.875em 1em;
  border: 1px solid var(--toast-edge);
  border-radius: var(--birrete-radius-large);
`;

const Mark = styled.span`
  display: block;
  flex: none;
  color: var(--toast-ink);
`;

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Detail = styled.p`
  color: var(--birrete-text-muted);
`;
