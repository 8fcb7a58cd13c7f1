/**
 * An address that a link or a window may follow: `https:`, or `http:` on this machine. It begins at the first character
 * and has no spaces and control characters, which browsers leave out before they read the scheme.
 */
export const webAddressPattern =
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$))[^\s\p{Cc}\\]*$/iu;
