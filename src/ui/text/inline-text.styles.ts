import { styled } from '../styled/styled.ts';

/**
 * An element for text that has elements beside it. A browser's page translation replaces bare text nodes; React, which
 * still refers to them, would crash when it inserts something before one or removes one. It makes no box of its own.
 */
export const TextSpan = styled.span`
  display: contents;
`;

export const MutedText = styled.span`
  color: var(--birrete-text-muted);
`;

/** A name that somebody typed: it may run in either direction, and be long and without a space. */
export const UserText = styled.bdi`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

/** Sentences that somebody typed, line by line as they were written. */
export const WrittenText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
