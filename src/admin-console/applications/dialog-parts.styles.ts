import { styled } from '../../ui/styled/styled.ts';

/** Things below each other: the parts of a dialog. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
`;

/** Whom a dialog is about. */
export const Subject = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  align-items: start;
  padding: var(--birrete-space-4);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-page);

  @container birrete (width < 26em) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

export const SubjectName = styled.bdi`
  display: block;
  font-family: var(--birrete-heading-font);
  font-size: 1.125em;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const SubjectDetail = styled.div`
  display: block;
  color: var(--birrete-text-muted);
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;

/** Somebody's own words, line by line as they were written. */
export const WrittenText = styled.p`
  display: block;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
