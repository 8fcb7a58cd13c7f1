/**
 * The strictest Content-Security-Policy that a site of files can send: no nonce, because its pages are the same for
 * everybody, and nothing inline. The widgets work under it by constructed style sheets.
 */
export const strictPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
