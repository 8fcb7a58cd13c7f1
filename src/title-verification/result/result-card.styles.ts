import { styled } from '#ui/styled/styled.ts';

export type ResultTone = 'success' | 'info' | 'warning' | 'danger';

interface Toned {
  readonly $tone: ResultTone;
}

export const Head = styled.header<Toned>`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-6);
  border-inline-start: 0.3em solid ${({ $tone }) => `var(--birrete-${$tone}-text)`};
  background-color: ${({ $tone }) => `var(--birrete-${$tone}-soft)`};
  overflow-wrap: anywhere;

  @container birrete (width < 36em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

export const HeadTitle = styled.div`
  display: flex;
  align-items: center;
  gap: var(--birrete-space-3);
`;

export const Mark = styled.span<Toned>`
  display: grid;
  flex: none;
  color: ${({ $tone }) => `var(--birrete-${$tone}-text)`};
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-4);
  padding: var(--birrete-space-4) var(--birrete-space-6) var(--birrete-space-5);

  & > dl {
    justify-self: stretch;
  }

  @container birrete (width < 36em) {
    padding-inline: var(--birrete-space-4);
  }
`;

export const Note = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

export const Line = styled.p``;
