import { LinkText } from '#ui/link/link.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';

export const ProblemBox = styled.div`
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

export const ProblemItems = styled.ul``;

export const ProblemItem = styled.li`
  display: block;
`;

/** A button with the style of a link, since it goes to a step and has no address. */
export const ProblemButton = styled(LinkText)`
  display: inline-block;
  min-block-size: 2.75em;
  color: var(--birrete-warning-text);
  font-weight: 500;
  text-align: start;
`;
