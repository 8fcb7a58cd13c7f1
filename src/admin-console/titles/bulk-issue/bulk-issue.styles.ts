import { styled } from '#ui/styled/styled.ts';

/** Wide for the ceremony's name, narrow for the date. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);

  @container birrete (width >= 40em) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

/** The count that a registrar must not overlook. */
export const ResultCount = styled.p`
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** A value with a finding, marked by an icon as well as by colour. */
export const WithFinding = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  max-inline-size: 100%;
  color: var(--birrete-warning-text);
  font-weight: 600;
  vertical-align: bottom;
`;
