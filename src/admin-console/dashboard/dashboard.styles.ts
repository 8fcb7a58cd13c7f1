import { styled } from '#ui/styled/styled.ts';

export const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-border);
  gap: 1px;
  overflow: hidden;

  @container birrete (width < 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container birrete (width < 17em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FigureCard = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--birrete-space-2);
  padding: var(--birrete-space-4) var(--birrete-space-4) var(--birrete-space-5);
  background-color: var(--birrete-surface);

  @container birrete (width < 30em) {
    padding: var(--birrete-space-3) var(--birrete-space-4);
  }
`;

export const FigureName = styled.dt`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
  line-height: 1.35;
`;

export const FigureValue = styled.dd`
  min-block-size: 1.2em;
  font-family: var(--birrete-heading-font);
  font-size: 2.25em;
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 500;
  line-height: 1.2;

  &[data-kind='counting'] {
    color: var(--birrete-text-muted);
  }

  &[data-kind='unknown'] {
    color: var(--birrete-text-muted);
    font-family: var(--birrete-font);
    font-size: 1em;
    line-height: 2.7;
  }
`;

export const FiguresNote = styled.p`
  min-block-size: 1.5em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;

export const RecentPlace = styled.p`
  padding: var(--birrete-space-4);
  border: 1px dashed var(--birrete-border-strong);
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
`;
