import ipaddr from 'ipaddr.js';

/** A network that shares a limit: `share` times the limit of a single address. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/**
 * Lists the networks whose limits apply to an address. An IPv6 subscriber has a /64 and can use another address for each
 * call; a site has a /48, with many such networks.
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
