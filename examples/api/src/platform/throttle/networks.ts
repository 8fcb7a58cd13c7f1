import ipaddr from 'ipaddr.js';
import type { Scope } from '../settings/throttle-settings.ts';

/** A network that shares a limit. */
export interface Network {
  readonly name: string;
  readonly scope: Scope;
}

/**
 * Lists the networks whose limits apply to an address, the smallest first. An IPv6 subscriber has a /64 and can use
 * another address for each call; a site has a /48, with many such networks. A customer of a data centre can have many
 * IPv4 addresses of a /24.
 */
export function networksOf(address: string): Network[] {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const block = `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`;
    return [
      { name: address, scope: 'line' },
      { name: block, scope: 'block' },
    ];
  }
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, scope: 'line' }];
  return [
    { name: prefixOf(address, 64), scope: 'line' },
    { name: prefixOf(address, 48), scope: 'site' },
    { name: prefixOf(address, 32), scope: 'provider' },
  ];
}

/** Names the site of an address: the IPv4 address, or the IPv6 /48. */
export function siteOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? prefixOf(address, 48) : address;
}

function prefixOf(address: string, length: number): string {
  const [bare = address] = address.split('%');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${length}`)}/${length}`;
}
