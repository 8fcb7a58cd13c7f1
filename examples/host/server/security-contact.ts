const quarter = 90 * 86_400_000;

/** Writes the site's security.txt (RFC 9116). It expires, so each response renews its date. */
export function securityText(contacts: readonly string[], now: Date): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + quarter).toISOString()}`,
    'Preferred-Languages: es, en',
  ];
  return `${lines.join('\n')}\n`;
}
