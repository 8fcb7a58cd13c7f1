/**
 * The strictest Content-Security-Policy for a static site: nothing inline, and no nonce, because all visitors get the
 * same files. The widgets work with it, because they use constructed style sheets.
 */
export const strictPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // The preview of a document as PDF.
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
