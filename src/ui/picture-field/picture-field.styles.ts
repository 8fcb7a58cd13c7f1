import { ButtonFace } from '../button/button.styles.ts';
import { styled } from '../styled/styled.ts';

/** Shows text and focus ring of the file input, which covers it. */
export const FileFace = styled(ButtonFace)`
  position: relative;
  max-inline-size: 100%;

  &[data-invalid] {
    border-color: var(--birrete-danger-text);
    box-shadow: inset 0 0 0 1px var(--birrete-danger-text);
  }
`;

/**
 * Transparent, because its texts are in the browser's language. It is as large as its face, so that it takes presses and
 * dropped files, and screen readers outline it.
 */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: inherit;

  &::file-selector-button {
    cursor: inherit;
  }
`;

/** White in every theme, as the paper on which the picture is printed. */
export const Shown = styled.img`
  align-self: start;
  max-inline-size: 100%;
  max-block-size: 6em;
  padding: var(--birrete-space-2);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: #fff;
  object-fit: contain;
`;
