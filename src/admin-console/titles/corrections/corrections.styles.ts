import { fieldGridStyles } from '#ui/field/field-grid.styles.ts';
import { styled } from '#ui/styled/styled.ts';

export const Group = styled.fieldset`
  ${fieldGridStyles}
  gap: var(--birrete-space-4);
  min-inline-size: 0;
`;

export const GroupName = styled.legend`
  grid-column: 1 / -1;
  padding-block-end: var(--birrete-space-3);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
`;

/** A name with the standing of the title below it, or beside it in blocks and cards. */
export const MarkedName = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--birrete-space-1);
  overflow-wrap: anywhere;
  vertical-align: middle;
  white-space: normal;

  [data-table-layout='blocks'] &,
  [data-table-layout='cards'] & {
    flex-flow: row wrap;
    align-items: center;
    gap: 0 var(--birrete-space-2);
  }
`;

/** The reason of a resolution, with its line breaks. */
export const ReasonText = styled.bdi`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A text that takes the focus when its step appears, so that the step is seen from its start. */
export const StepText = styled.p`
  &:focus {
    outline: none;
  }
`;

/** Old and new data side by side. */
export const Comparison = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & :is(th, td) {
    padding: var(--birrete-space-2) var(--birrete-space-3) var(--birrete-space-2) 0;
    border-block-end: 1px solid var(--birrete-border);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  & th {
    color: var(--birrete-text-muted);
    font-weight: 400;
  }

  & td:last-child {
    font-weight: 600;
  }
`;
