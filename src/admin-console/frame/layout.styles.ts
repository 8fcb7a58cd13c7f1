import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';

/** From this width on the side menu is beside the sections; below it a button opens the menu. */
export const expandedWidth = '(min-width: 1024px)';

/** From this width on the top bar stays in sight while a section scrolls. */
export const stickyBarWidth = '(min-width: 720px)';

/** The height of the top bar; on a phone, of its first line. */
export const barHeight = '4em';

/** The space above what takes the focus: more than the top bar covers, or the bar of a portal around the console. */
export const clearOfBar = '6em';

export const FrameLayout = styled.div`
  --birrete-bar-height: 0px;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);

  &[data-bar] {
    --birrete-bar-height: ${barHeight};
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
`;

export const FrameBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media ${expandedWidth} {
    grid-template-columns: 13.75em minmax(0, 1fr);
  }
`;

export const MenuColumn = styled.div`
  border-inline-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);

  @media not ${expandedWidth} {
    display: none;
  }
`;

/** Stays in sight beneath the top bar while a long list scrolls. */
export const StickyMenu = styled.div`
  position: sticky;
  inset-block-start: var(--birrete-bar-height);
  max-block-size: calc(100vh - var(--birrete-bar-height));
  overflow-y: auto;
  padding: var(--birrete-space-5) var(--birrete-space-3);
`;

/**
 * A query container: sections adapt to their width, not to the window's. It takes the focus only
 * as the target of the skip link, which needs no ring. What takes the focus inside scrolls clear of the top bar
 * (WCAG 2.2, 2.4.11).
 */
export const Main = styled.main`
  container: birrete / inline-size;
  min-inline-size: 0;
  padding: var(--birrete-space-4);

  @media ${expandedWidth} {
    padding: var(--birrete-space-5) var(--birrete-space-5) var(--birrete-space-7);
  }

  @media ${stickyBarWidth} {
    & :is(a, button, input, select, textarea, [tabindex], [data-birrete-field]) {
      scroll-margin-block-start: ${clearOfBar};
    }
  }
`;

/** Takes no space, so that the menu button stands in the space that the heading leaves for it. */
export const MenuOverHeading = styled.div`
  position: relative;
  z-index: 1;
  block-size: 0;
`;

export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 0.5em;
  inset-inline-start: 0.5em;
  z-index: 3;
  padding: 0.6em 1em;
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface-raised);
  color: var(--birrete-accent-text);
  font-weight: 600;
  ${focusRing}

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
