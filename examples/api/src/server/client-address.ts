import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

type Address = ReturnType<typeof ipaddr.process>;

/** The addresses of one network: `[first address, length of the prefix]`. */
type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** What of a request says where it comes from. */
interface AddressedRequest {
  readonly req: { header(name: string): string | undefined };
  readonly env?: {
    readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  };
}

/** Answers the address that a request comes from. */
export type AddressReader = (c: AddressedRequest) => string;

/** What an address is called where there is no connection: in tests that call the app itself. */
const unknown = 'unknown';

/**
 * Makes a reader of the address that throttles count by and the trail notes.
 *
 * `X-Forwarded-For` can be written by anyone. It is read from its end, entry by entry, for as long as whoever wrote the
 * entry is one of our own balancers: the first other address is the client's. An entry that is no address ends it there
 * too, so that a forged one cannot become a bucket of its own.
 */
export function createAddressReader(
  trustedProxies: readonly string[],
  log: Pick<Logger, 'warn'>,
): AddressReader {
  const ranges = trustedProxies.map((range) => parseRange(range));
  const isTrusted = (address: Address) => ranges.some((range) => isWithin(address, range));
  const warnOnce = createForwardedWarning(ranges, log);
  return (c) => {
    const forwarded = c.req.header('x-forwarded-for');
    warnOnce(forwarded);
    let address = parseEntry(c.env?.incoming?.socket?.remoteAddress ?? '');
    const entries = forwarded?.split(',') ?? [];
    while (address !== undefined && isTrusted(address)) {
      const before = parseEntry(entries.pop() ?? '');
      if (before === undefined) break;
      address = before;
    }
    return address?.toString() ?? unknown;
  };
}

/** Reads `10.0.0.0/8`, or an address alone. @throws Error when it is neither. */
export function parseRange(text: string): AddressRange {
  const address = text.replace(/\/\d+$/, '');
  if (isIP(address) === 0) throw new Error(`"${text}" is no address`);
  if (address !== text) return ipaddr.parseCIDR(text);
  const parsed = ipaddr.process(text);
  return ipaddr.parseCIDR(`${parsed}/${parsed.kind() === 'ipv4' ? 32 : 128}`);
}

function isWithin(address: Address, range: AddressRange): boolean {
  return address.kind() === range[0].kind() && address.match(range);
}

/** Some balancers add the port: `10.0.0.7:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

function parseEntry(entry: string): Address | undefined {
  const text = entry.trim();
  const [, six, four] = withPort.exec(text) ?? [];
  const address = six ?? four ?? text;
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** Behind a balancer that nobody named, everybody is one address and shares its throttles. */
function createForwardedWarning(ranges: readonly unknown[], log: Pick<Logger, 'warn'>) {
  let isDue = ranges.length === 0;
  return (forwarded: string | undefined) => {
    if (!isDue || forwarded === undefined) return;
    isDue = false;
    log.warn(
      'X-Forwarded-For arrives, but BIRRETE_TRUSTED_PROXIES names no proxy: everybody behind it shares one throttle',
    );
  };
}
