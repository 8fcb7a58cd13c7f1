import { styled } from '../ui/styled/styled.ts';

export const Layout = styled.div`
  display: grid;
  gap: var(--birrete-space-5);
  max-inline-size: 54em;
  margin-inline: auto;
  padding: var(--birrete-space-5) var(--birrete-space-6) var(--birrete-space-7);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-4) var(--birrete-space-4) var(--birrete-space-6);
  }
`;

export const Opening = styled.div`
  display: grid;
  gap: var(--birrete-space-2);
`;

export const Intro = styled.p`
  display: block;
  color: var(--birrete-text-muted);
`;

/** The link's text, not its padding, stands in line with the title. */
export const Back = styled.p`
  display: block;
  margin-inline-start: -0.75em;

  & > * {
    padding-inline: var(--birrete-space-3);
  }
`;

export const Outcome = styled.div`
  display: block;

  &:empty {
    display: none;
  }
`;
