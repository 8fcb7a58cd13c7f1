import { styled } from '../ui/styled/styled.ts';

export const CardBody = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: var(--birrete-space-3);
  block-size: 100%;
`;

export const Emblem = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.25em;
  block-size: 3.25em;
  margin-block-end: var(--birrete-space-2);
  border-radius: 50%;
  background-color: var(--birrete-accent-soft);
  color: var(--birrete-accent-text);
`;

export const CardText = styled.p`
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;

export const CardAction = styled.div`
  display: grid;
  inline-size: 100%;
  justify-content: start;
  padding-block-start: var(--birrete-space-4);

  @container birrete (width < 30em) {
    justify-content: stretch;
  }
`;
