import { styled } from '../ui/styled/styled.ts';

export const Footer = styled.footer`
  color: var(--birrete-text-muted);
`;

export const FooterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--birrete-space-1) var(--birrete-space-5);
  padding-block: var(--birrete-space-5);
`;

export const FooterText = styled.p`
  font-size: var(--birrete-size-label);
`;
