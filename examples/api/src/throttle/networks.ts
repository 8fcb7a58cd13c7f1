import ipaddr from 'ipaddr.js';

/** A network that is counted as one, and how many times the limit of an address it may use. */
export type Network = { name: string; share: number };

/**
 * The networks that an address counts in. An IPv6 line has a /64, in which it may take another address for each call;
 * a site has a /48, with as many lines.
 */
export function networksOf(address: string): Network[] {
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, share: 1 }];
  return [
    { name: prefixOf(address, 64), share: 1 },
    { name: prefixOf(address, 48), share: 10 },
  ];
}

function prefixOf(address: string, length: number): string {
  const [bare = address] = address.split('%');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${length}`)}/${length}`;
}
