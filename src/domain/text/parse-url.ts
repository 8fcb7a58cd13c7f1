/** Parses a URL, as `URL.parse` does in newer browsers. @returns undefined for an invalid one */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
