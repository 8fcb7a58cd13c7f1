import { styled } from '#ui/styled/styled.ts';

export const ScanBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-3);
  inline-size: 100%;
`;

export const Picture = styled.video`
  inline-size: min(100%, 26em);
  aspect-ratio: 4 / 3;
  border-radius: var(--birrete-radius-medium);
  background-color: #000;
  object-fit: cover;
`;

export const Advice = styled.p``;
