type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BIRRETE_PUBLIC_URL`, where browsers reach this site: scheme, host and port.
 * @param wantedBy the setting that cannot do without
 * @throws Error naming the variable when it is missing or makes no sense.
 */
export function readPublicUrl(env: Variables, wantedBy: string): string {
  const name = 'BIRRETE_PUBLIC_URL';
  const text = env[name]?.trim();
  if (!text) throw new Error(`${wantedBy} also needs ${name}`);
  const { origin } = readSafeUrl(name, text);
  if (text.replace(/\/$/, '') === origin) return origin;
  throw new Error(
    `${name} must be an origin such as https://grados.universidad.edu, not "${text}"`,
  );
}

/** Who listens on the way would sign in as anybody: without TLS only on this machine. */
export function readSafeUrl(name: string, text: string): URL {
  const url = URL.parse(text);
  const isLocal = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new Error(`${name} must be an https address, not "${text}"`);
}
