import { styled } from '#ui/styled/styled.ts';

/** The section between the status and the record. */
export const ProofBox = styled.section`
  padding: var(--birrete-space-6);
  border-block-end: 1px solid var(--birrete-border);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

/** The document on paper, which is white in every theme. */
export const Sheet = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid var(--birrete-border);
  background-color: #fff;
`;

/** Scrolls a sheet that is wider than the dialog. */
export const WideSheetBox = styled.div`
  max-block-size: 70dvb;
  overflow: auto;
  border: 1px solid var(--birrete-border);

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;

/** The document, three times as wide as on a phone. */
export const WideSheet = styled.img`
  display: block;
  inline-size: max(100%, 60rem);
  max-inline-size: none;
  block-size: auto;
  background-color: #fff;
`;

export const DegreeNote = styled.span`
  display: block;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;
