/** Apps with a built-in browser, which neither prints nor saves files, by their user agent. */
const apps = /Instagram|WhatsApp|Telegram|Snapchat|LinkedIn|TikTok|FBA[NV]|FB_IAB/;

/** The name of the app in whose browser the page is open; undefined in others, and in Node without `navigator`. */
export function inAppBrowser(
  userAgent = globalThis.navigator?.userAgent ?? '',
): string | undefined {
  const [name] = apps.exec(userAgent) ?? [];
  if (!name?.startsWith('FB')) return name;
  return /Messenger|Orca/i.test(userAgent) ? 'Messenger' : 'Facebook';
}
