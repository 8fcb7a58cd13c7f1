import { styled } from '#ui/styled/styled.ts';

export const DoneBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-4);
  padding-block-end: var(--birrete-space-6);
  border-block-end: 1px solid var(--birrete-border);
  text-align: center;
`;

export const SummaryBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-5);
  padding-block-start: var(--birrete-space-5);
`;

export const DoneMark = styled.span`
  display: block;
  color: var(--birrete-success-text);
`;

/** The code as on a certificate: framed by two hairlines, in figures that can't be mistaken for letters. */
export const CodeFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-2);
  max-inline-size: 100%;
  margin-block: var(--birrete-space-2);
  padding: var(--birrete-space-4) var(--birrete-space-6);
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-medium);
  outline: 1px solid var(--birrete-border);
  outline-offset: 0.25em;
  background-color: var(--birrete-surface-raised);

  @container birrete (width < 30em) {
    padding: var(--birrete-space-4);
  }

  @container birrete (width < 14em) {
    padding-inline: var(--birrete-space-1);
  }
`;

export const CodeLabel = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

export const Code = styled.strong`
  display: block;
  color: var(--birrete-text);
  font-family: var(--birrete-heading-font);
  font-size: clamp(1.75em, 1.2em + 3.5cqi, 2.75em);
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: 0.03em;
  overflow-wrap: anywhere;
  user-select: all;

  /* Large text on a phone: the code stays in one line. */
  @container birrete (width < 14em) {
    font-size: 1em;
    letter-spacing: 0;
  }
`;

export const ReceiptAddress = styled.span`
  display: block;
  max-inline-size: 100%;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Extras = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--birrete-space-3);
`;

export const DoneActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--birrete-space-3);
  inline-size: 100%;

  @container birrete (width < 36em) {
    & > * {
      flex: 1 1 100%;
    }
  }
`;
