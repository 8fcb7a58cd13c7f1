/**
 * The page's Content-Security-Policy: scripts and styles of this site only, with a nonce; calls to this site and the
 * API; no frames; trusted types.
 *
 * @param apiUrl the API's address, if it has another origin
 */
export function contentPolicy(nonce: string, apiUrl: string | undefined): string {
  const connections = apiUrl === undefined ? "'self'" : `'self' ${new URL(apiUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
