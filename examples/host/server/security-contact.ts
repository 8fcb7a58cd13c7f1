type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BIRRETE_SECURITY_CONTACT`: where to report a vulnerability of this site, as `mailto:` or `https:` addresses,
 * separated by commas, the preferred one first.
 *
 * @returns none if it is not set
 * @throws Error that names the variable if an address has another form
 */
export function readSecurityContacts({
  BIRRETE_SECURITY_CONTACT: text = '',
}: Environment): readonly string[] {
  const contacts = text
    .split(',')
    .map((contact) => contact.trim())
    .filter((contact) => contact !== '');
  const wrong = contacts.find(
    (contact) => !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact),
  );
  if (wrong === undefined) return contacts;
  throw new Error(
    `BIRRETE_SECURITY_CONTACT must hold addresses such as mailto:seguridad@universidad.edu, not "${wrong}"`,
  );
}

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
