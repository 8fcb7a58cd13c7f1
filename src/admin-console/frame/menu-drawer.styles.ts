import { Button } from '../../ui/button/button.tsx';
import { styled } from '../../ui/styled/styled.ts';

export const MenuButton = styled(Button)`
  padding-inline: 0.875em;
`;

/** On a phone the sign alone stands there; the button keeps its name. */
export const MenuWord = styled.span`

  @media (max-width: 479px) {
    display: none;
  }
`;
