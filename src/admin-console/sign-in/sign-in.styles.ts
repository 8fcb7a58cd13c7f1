import { LinkText } from '#ui/link/link.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';

/** Half of the panel's usual height. */
const halfPanel = '20em';

/**
 * The panel is in the middle of the window by an estimate of its height. Centred by its actual height, it would move
 * while a slow browser reads the page, and again with each message.
 */
export const Place = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: var(--birrete-space-5);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding: var(--birrete-space-6) var(--birrete-space-4);
  padding-block-start: max(var(--birrete-space-6), 50vh - ${halfPanel});
  padding-block-start: max(var(--birrete-space-6), 50dvh - ${halfPanel});
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
  inline-size: 100%;
  max-inline-size: 27em;
  padding: var(--birrete-space-6);
  border: 1px solid var(--birrete-border);
  border-block-start: 3px solid var(--birrete-accent);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface);
  box-shadow: var(--birrete-shadow);

  @container birrete (width < 30em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

export const PanelHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-2);
`;

export const Emblem = styled.span`
  display: block;
  margin-block-end: var(--birrete-space-1);
  color: var(--birrete-accent-text);
  line-height: 1;
`;

export const Submit = styled.div`
  display: grid;
  gap: var(--birrete-space-2);
  padding-block-start: var(--birrete-space-2);
`;

export const ForgotBox = styled.div`
  display: grid;
  gap: var(--birrete-space-2);
  justify-items: center;
  text-align: center;
`;

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  font-size: var(--birrete-size-label);
`;

export const LinkLikeButton = styled(LinkText).attrs({ as: 'button' })`
  display: inline;
  ${focusRing}
`;
