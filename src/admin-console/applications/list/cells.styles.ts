import { css } from 'styled-components';
import { checkboxStyles } from '#ui/field/checkbox.styles.ts';
import { styled } from '#ui/styled/styled.ts';

export const CodeBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;

  [data-table-layout='blocks'] & {
    display: flex;
  }
`;

const tickPlace = css`
  flex: none;
  inline-size: 1.875em;
  margin-inline-start: -0.375em;
`;

/** A touch target around a checkbox of normal size. In blocks it follows the code, which stays aligned. */
export const TickBox = styled.label`
  ${tickPlace}
  display: inline-grid;
  place-items: center;
  block-size: calc(var(--birrete-control-height) - 0.25em);
  cursor: pointer;

  ${checkboxStyles}

  [data-table-layout='blocks'] & {
    order: 1;
    block-size: 1.875em;
    margin-inline-start: 0;
  }
`;

/** Aligns the codes of rows without a checkbox; not needed in blocks. */
export const NoTick = styled.span`
  ${tickPlace}
  display: inline-block;
  block-size: calc(var(--birrete-control-height) - 0.25em);

  [data-table-layout='blocks'] & {
    display: none;
  }
`;

/** The number with the warning below it, or beside it in blocks and cards. */
export const IdBox = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
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

export const DuplicateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  color: var(--birrete-warning-text);
  font-size: var(--birrete-size-caption);
  font-weight: 600;
  line-height: 1.2;
`;

export const ActionsBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  max-inline-size: 100%;
`;

export const MenuLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  font-size: var(--birrete-size-small);
  font-weight: 600;
  line-height: 1.2;
  text-align: start;
  white-space: normal;

  [data-table-layout='blocks'] &,
  [data-table-layout='cards'] & {
    padding-inline-start: var(--birrete-space-2);
    font-size: 1em;
  }
`;
