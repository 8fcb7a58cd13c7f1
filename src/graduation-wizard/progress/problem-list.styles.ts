import { styled } from '../../ui/styled/styled.ts';
import { focusRing, reset } from '../../ui/theme/reset.styles.ts';

export const ProblemBox = styled.div`
  ${reset}
  display: block;
  border-radius: var(--birrete-radius-medium);
  ${focusRing}
`;

export const ProblemItems = styled.ul`
  ${reset}
  display: block;
`;

export const ProblemItem = styled.li`
  ${reset}
  display: block;
`;

export const ProblemButton = styled.button`
  ${reset}
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
