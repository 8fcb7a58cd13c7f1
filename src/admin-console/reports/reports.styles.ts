import { styled } from '#ui/styled/styled.ts';

/** The reports and their options, side by side if the page is wide enough. */
export const GenerateLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
  align-items: start;

  @container birrete (width >= 56em) {
    grid-template-columns: minmax(0, 7fr) minmax(20em, 5fr);
  }
`;

export const BannerBox = styled.div``;
