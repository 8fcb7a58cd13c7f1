import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';

/** The status has its own background, above the record. */
export const StatusHead = styled.header`
  display: grid;
  gap: var(--birrete-space-4);
  padding: var(--birrete-space-6);
  border-block-end: 1px solid var(--birrete-border);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

export const StatusTitle = styled(Row).attrs({ $gap: 4, $lineGap: 2 })`
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  max-inline-size: 42em;
  font-size: var(--birrete-size-title);
`;

export const Reason = styled.div`
  padding-inline-start: var(--birrete-space-4);
  border-inline-start: 3px solid var(--birrete-danger-text);
`;

export const ReasonTerm = styled.p`
  color: var(--birrete-danger-text);
  font-size: var(--birrete-size-label);
  font-weight: 600;
`;

export const ReasonText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Record = styled.div`
  padding-inline: var(--birrete-space-6);

  @container birrete (width < 36em) {
    padding-inline: var(--birrete-space-4);
  }
`;
