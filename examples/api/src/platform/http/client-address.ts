import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

type Address = ReturnType<typeof ipaddr.process>;

/** The addresses of one network: `[first address, length of the prefix]`. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** The parts of a request that contain its address. */
interface AddressedRequest {
  readonly req: { header(name: string): string | undefined };
  readonly env?: {
    readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  };
}

export type AddressReader = (c: AddressedRequest) => string;

/** The address of requests without a connection: tests call the app directly. */
const unknown = 'unknown';

/**
 * Creates the reader of client addresses, for throttles and the audit trail.
 *
 * Any client can send `X-Forwarded-For`. Its entries are read from the end, while their writer is a trusted balancer: the
 * first other address is the client's. Reading also stops at an entry that is no address, so that a forged entry cannot
 * get a separate bucket.
 *
 * The first reading of a request holds for its whole duration: a connection that has been closed meanwhile has no address
 * any more, and would share one limit with all such connections.
 */
export function createAddressReader(
  trustedProxies: readonly string[],
  log: Pick<Logger, 'warn'>,
): AddressReader {
  const ranges = trustedProxies.map((range) => parseRange(range));
  const isTrusted = (address: Address) => ranges.some((range) => isWithin(address, range));
  const warnOnce = createForwardedWarning(ranges, log);
  const known = new WeakMap<AddressedRequest['req'], string>();
  const read: AddressReader = (c) => {
    let address = parseAddress(c.env?.incoming?.socket?.remoteAddress ?? '');
    if (address === undefined || !isTrusted(address)) warnOnce(c.req);
    const entries = c.req.header('x-forwarded-for')?.split(',') ?? [];
    while (address !== undefined && isTrusted(address)) {
      const previous = parseAddress(entries.pop() ?? '');
      if (previous === undefined) break;
      address = previous;
    }
    return address?.toString() ?? unknown;
  };
  return (c) => {
    const address = known.get(c.req) ?? read(c);
    known.set(c.req, address);
    return address;
  };
}

/** Parses a range such as `10.0.0.0/8`, or a single address. @throws Error if the text is neither. */
export function parseRange(text: string): AddressRange {
  const address = text.replace(/\/\d+$/, '');
  if (isIP(address) === 0) throw new Error(`"${text}" is no address`);
  if (address !== text) return ipaddr.parseCIDR(text);
  const parsed = ipaddr.process(text);
  return ipaddr.parseCIDR(`${parsed}/${parsed.kind() === 'ipv4' ? 32 : 128}`);
}

/** Networks from which only machines of the university, or of its host, send. */
const privateNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
].map((network) => parseRange(network));

/** Public networks of content networks are smaller: a range with more addresses would trust strangers. */
const largestPublicRange = { ipv4: 12, ipv6: 24 } as const;

/** Parses a range of trusted balancers. @throws Error for one that holds a large part of all addresses. */
export function readTrustedRange(text: string): AddressRange {
  const range = parseRange(text);
  const [address, length] = range;
  if (isPrivate(range) || length >= largestPublicRange[address.kind()]) return range;
  throw new Error(`"${text}" holds too many addresses`);
}

function isPrivate([address, length]: AddressRange): boolean {
  return privateNetworks.some((network) => length >= network[1] && isWithin(address, network));
}

/** All ranges of a content network together have fewer IPv4 addresses than this, and fewer IPv6 networks of a /32. */
const maxPublic = { ipv4: 2 ** 22, ipv6: 2 ** 10 } as const;

/** True if the ranges together hold more public addresses than one operator of balancers has. */
export function trustsStrangers(texts: readonly string[]): boolean {
  const ranges = texts.map((text) => parseRange(text)).filter((range) => !isPrivate(range));
  return (['ipv4', 'ipv6'] as const).some((kind) => {
    const lengths = ranges
      .filter(([address]) => address.kind() === kind)
      .map(([, length]) => length);
    return lengths.reduce((sum, length) => sum + 2 ** (32 - length), 0) > maxPublic[kind];
  });
}

/** True if an address belongs to a range. */
export function isWithin(address: Address, range: AddressRange): boolean {
  return address.kind() === range[0].kind() && address.match(range);
}

/** Some balancers add the port: `10.0.0.7:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Parses an entry of `X-Forwarded-For`, or an address of the audit trail; undefined if it is neither. */
export function parseAddress(entry: string): Address | undefined {
  const text = entry.trim();
  const [, six, four] = withPort.exec(text) ?? [];
  const address = six ?? four ?? text;
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

/** Creates a function that warns once if a forwarded request comes from an address that is no trusted balancer. */
function createForwardedWarning(ranges: readonly unknown[], log: Pick<Logger, 'warn'>) {
  let isDue = true;
  return (req: AddressedRequest['req']) => {
    if (!isDue || forwardedHeaders.every((name) => req.header(name) === undefined)) return;
    isDue = false;
    log.warn(
      ranges.length === 0
        ? 'X-Forwarded headers arrive, but BIRRETE_TRUSTED_PROXIES names no proxy: all clients behind it share one rate limit'
        : 'X-Forwarded headers arrive from an address outside of BIRRETE_TRUSTED_PROXIES, and are ignored: add the address if it is a proxy',
    );
  };
}
