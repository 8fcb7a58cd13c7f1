import { styled } from '../styled/styled.ts';

/**
 * An element for text with sibling elements. A browser's page translation replaces bare text nodes; React, which still
 * refers to them, would crash when it inserts something before one or removes one. It generates no box.
 */
export const TextSpan = styled.span`
  display: contents;
`;

export const MutedText = styled.span`
  color: var(--birrete-text-muted);
`;

/** A name entered by a user: it may run in either direction, and be long and without a space. */
export const UserText = styled.bdi`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

/** Text entered by a user, with its line breaks. */
export const WrittenText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
