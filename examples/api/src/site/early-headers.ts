import { createHash } from 'node:crypto';

/** The headers of an answer that comes before the site: nobody may frame, store or sniff it. @param style of its page */
export function earlyHeaders(style?: string): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      ...(style === undefined ? [] : [`style-src 'sha256-${hashOf(style)}'`]),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function hashOf(style: string): string {
  return createHash('sha256').update(style).digest('base64');
}
