import { styled } from '../../ui/styled/styled.ts';
import { focusRing } from '../../ui/theme/focus-ring.styles.ts';

export const ProblemBox = styled.div`
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

export const ProblemItems = styled.ul``;

export const ProblemItem = styled.li`
  display: block;
`;

export const ProblemButton = styled.button`
  display: inline-block;
  min-block-size: 2.75em;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-warning-text);
  font-weight: 500;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
