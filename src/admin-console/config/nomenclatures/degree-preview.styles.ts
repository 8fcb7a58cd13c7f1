import { styled } from '#ui/styled/styled.ts';

/** Resembles a diploma: paper, a hairline frame, a serif font. */
export const Paper = styled.section`
  container: degree-paper / inline-size;
  display: grid;
  gap: var(--birrete-space-4);
  padding: var(--birrete-space-4) var(--birrete-space-5) var(--birrete-space-5);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  outline: 1px solid var(--birrete-border);
  outline-offset: -0.4em;
  background-color: var(--birrete-page);
  text-align: center;
`;

export const PaperHead = styled.h3`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 600;
`;

export const Specimens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);

  @container degree-paper (width >= 26em) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

export const Specimen = styled.p`
  display: grid;
  align-content: start;
  gap: var(--birrete-space-1);
`;

export const Small = styled.span`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;

export const Name = styled.span`
  font-family: var(--birrete-heading-font);
  font-style: italic;
`;

export const Degree = styled.bdi`
  display: block;
  color: var(--birrete-accent-text);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-section);
  line-height: 1.3;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export const MissingDegree = styled(Degree)`
  color: var(--birrete-text-muted);
`;
