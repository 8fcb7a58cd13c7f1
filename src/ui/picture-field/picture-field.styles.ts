import { typedStyles } from '../field/field.styles.ts';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';

export const FileInput = styled.input.attrs(part('input'))`
  ${typedStyles}
  block-size: auto;
`;

/** White in every theme, as the paper on which the picture is printed. */
export const Shown = styled.img`
  max-inline-size: 100%;
  max-block-size: 6em;
  padding: var(--birrete-space-2);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: #fff;
  object-fit: contain;
`;
