import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './services.ts';

/**
 * The address that throttles count by.
 *
 * `X-Forwarded-For` can be written by anyone, so it is read only as far as `trustedProxies` allows, the number of our own
 * balancers in front: with one, the last entry is the one that our balancer wrote. An IPv6 address counts by its /64,
 * which is what one line has.
 */
export function clientAddress(c: Context<ApiEnv>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies < 1) return networkOf(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return networkOf(forwarded.at(-trustedProxies) ?? forwarded[0] ?? socket);
}

function networkOf(address: string): string {
  const bare = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
