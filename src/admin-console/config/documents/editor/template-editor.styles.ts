import { levelFieldsStyles } from '#ui/field/field-grid.styles.ts';
import { styled } from '#ui/styled/styled.ts';

/** Form and preview side by side, one below the other where they do not fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20em), 1fr));
  gap: var(--birrete-space-5);
  align-items: start;
`;

/** Stays in view beside a long form. */
export const PreviewColumn = styled.div`
  position: sticky;
  inset-block-start: 0;
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
  gap: var(--birrete-space-3);
  ${levelFieldsStyles}
`;

/** The choices of the preview: one below the other, unless a long name fits beside the format. */
export const PreviewChoices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18em), 1fr));
  gap: var(--birrete-space-3);
`;

/** The sheet of paper, white in every theme. */
export const Sheet = styled.img`
  inline-size: 100%;
  border: 1px solid var(--birrete-border);
  background-color: #fff;
`;

export const PdfFrame = styled.iframe`
  inline-size: 100%;
  block-size: 30em;
  border: 1px solid var(--birrete-border);
`;

export const ProblemList = styled.ul`
  display: grid;
  gap: var(--birrete-space-2);
  font-size: var(--birrete-size-small);
  overflow-wrap: anywhere;
`;
