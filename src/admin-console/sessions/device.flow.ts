/** In this order: most browsers name others beside themselves, and Android names Linux. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];

/** Browser and system by which a person knows a device again; '' where neither is known. */
export function deviceOf(userAgent = ''): string {
  const browser = Object.entries(browsers).find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = systems.find((name) => userAgent.includes(name));
  return [browser, system].filter(Boolean).join(' · ');
}
