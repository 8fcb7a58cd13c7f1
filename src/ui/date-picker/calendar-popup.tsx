import { type RefObject, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Underlay } from '../menu/menu.styles.ts';
import { useMenuPlace } from '../menu/use-menu-place.ts';
import { useCloseRequest } from '../overlay/close-requests.ts';
import { useOverlayContainer, useTopLayerMark } from '../overlay/overlay-container.tsx';
import { useReturnedFocus } from '../overlay/use-returned-focus.ts';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { CalendarBox, CalendarSheet } from './calendar.styles.ts';
import { Calendar } from './calendar.tsx';
import { datePickerMessages } from './date-picker.messages.ts';

export interface CalendarPopupProps {
  readonly value: CalendarDate | undefined;
  readonly earliest: CalendarDate | undefined;
  readonly today: CalendarDate | undefined;
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** The field of the button. */
  readonly fieldRef: RefObject<HTMLElement | null>;
  readonly onChoose: (date: CalendarDate) => void;
  readonly onClose: () => void;
}

/** The calendar above the page, at the button that opened it. It contains the focus, and returns it to the button. */
export function CalendarPopup(props: CalendarPopupProps) {
  const container = useOverlayContainer();
  return (
    <Overlay {...(container === undefined ? {} : { portalContainer: container })}>
      <WidgetRoot background="none">
        <Sheet {...props} />
      </WidgetRoot>
    </Overlay>
  );
}

function Sheet({ triggerRef, fieldRef, onClose, onChoose, ...calendar }: CalendarPopupProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const messages = useMessages(datePickerMessages);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, sheet);
  const { dialogProps } = useDialog({ 'aria-label': messages.title }, box);
  const place = useMenuPlace(triggerRef, sheet, fieldRef);
  useReturnedFocus(sheet);
  useCloseRequest(onClose);
  const choose = (date: CalendarDate) => {
    onChoose(date);
    onClose();
  };
  return (
    <div data-react-aria-top-layer={useTopLayerMark()}>
      <Underlay {...underlayProps} />
      <CalendarSheet {...modalProps} ref={sheet} style={place}>
        <CalendarBox {...dialogProps} aria-modal="true" ref={box}>
          <Calendar {...calendar} onChoose={choose} />
        </CalendarBox>
      </CalendarSheet>
    </div>
  );
}
