import { levelFieldsStyles } from '#ui/field/field-grid.styles.ts';
import { styled } from '#ui/styled/styled.ts';

/** Narrow for the date, wide for the location. */
export const DateAndPlace = styled.div`
  display: grid;
  ${levelFieldsStyles}
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);

  @container birrete (width >= 34em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export const NumbersGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  min-inline-size: 0;
`;

export const NumbersLegend = styled.legend`
  padding-block: var(--birrete-space-4) var(--birrete-space-4);
  inline-size: 100%;
    border-block-start: 1px solid var(--birrete-border);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
`;

export const Numbers = styled.div`
  display: grid;
  ${levelFieldsStyles}
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);

  @container birrete (width >= 34em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
