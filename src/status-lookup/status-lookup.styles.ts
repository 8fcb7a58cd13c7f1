import { styled } from 'styled-components';
import { reset } from '../ui/theme/reset.styles.ts';

export const Layout = styled.div`
  ${reset}
  display: grid;
  gap: var(--birrete-space-5);
  max-inline-size: 52em;
  margin-inline: auto;
  padding: var(--birrete-space-7) var(--birrete-space-5);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

export const Opening = styled.div`
  ${reset}
  display: grid;
  gap: var(--birrete-space-2);
`;

export const Intro = styled.p`
  ${reset}
  display: block;
  color: var(--birrete-text-muted);
`;

export const Back = styled.p`
  ${reset}
  display: block;
  margin-block-end: var(--birrete-space-2);
`;

export const Outcome = styled.div`
  ${reset}
  display: block;

  &:empty {
    display: none;
  }
`;
