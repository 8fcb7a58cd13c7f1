/** Ordered by precedence: most user agents also name other browsers, and Android's name Linux. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];

/** Names a device by browser and system. @returns '' when both are unknown */
export function deviceOf(userAgent = ''): string {
  const browser = Object.entries(browsers).find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = systems.find((name) => userAgent.includes(name));
  return [browser, system].filter(Boolean).join(' · ');
}
