/** True if only this machine can reach the address: 127.0.0.0/8, ::1, localhost or a name below it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|::1|\[::1\]|(?:[a-z\d-]+\.)*localhost)$/i.test(hostname);
}
