import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayContainer } from '../overlay/overlay-container.tsx';
import { styled } from '../styled/styled.ts';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { watchIcons } from './watch-icons.ts';

interface IconNamesProps {
  readonly table: RefObject<HTMLElement | null>;
}

interface ShownName {
  readonly name: string;
  /** The button, in pixels from the window's start. */
  readonly box: DOMRect;
}

/**
 * The names of a table's icon buttons, by hover, focus and long press. One for all buttons: a trigger for each would
 * make rendering rows slower. Hidden from screen readers, which read the name of the button.
 */
export function IconNames({ table }: IconNamesProps) {
  const [shown, setShown] = useState<ShownName>();
  const container = useOverlayContainer();
  useEffect(() => {
    if (table.current === null) return undefined;
    return watchIcons(table.current, (button) => {
      const name = button?.getAttribute('aria-label');
      setShown(button && name ? { name, box: button.getBoundingClientRect() } : undefined);
    });
  }, [table]);
  if (shown === undefined) return null;

  const { name, box } = shown;
  const isLow = box.bottom + 80 > window.innerHeight;
  const middle = box.left + box.width / 2;
  const isAtEnd = middle > window.innerWidth / 2;
  return createPortal(
    <WidgetRoot background="none">
      <Bubble
        aria-hidden="true"
        style={{
          [isLow ? 'bottom' : 'top']: isLow ? window.innerHeight - box.top + 4 : box.bottom + 4,
          [isAtEnd ? 'right' : 'left']: isAtEnd ? window.innerWidth - box.right : box.left,
        }}
      >
        {name}
      </Bubble>
    </WidgetRoot>,
    container ?? document.body,
  );
}

/** Above dialogs, which contain tables. */
const Bubble = styled.div`
  position: fixed;
  z-index: calc(var(--birrete-layer) + 11);
  max-inline-size: min(20em, 80vw);
  padding: 0.375em 0.625em;
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  color: var(--birrete-text);
  font-size: var(--birrete-size-small);
  overflow-wrap: anywhere;
  pointer-events: none;
`;
