import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { refuseNetwork } from './network-folder.ts';

const open = (type: number, platform: NodeJS.Platform = 'linux') =>
  refuseNetwork('/srv/datos', { type }, platform);

test.each([
  ['NFS', 0x6969],
  ['CIFS', 0xff534d42],
  // A 32-bit machine reads the number with its sign.
  ['CIFS', 0xff534d42 | 0],
  ['SMB', 0xfe534d42],
])('a data folder on %s (%d) is refused', (name, type) => {
  expect(() => open(type)).toThrow(`/srv/datos is on a network file system (${name})`);
});

test.each([
  ['ext4', 0xef53],
  ['XFS', 0x58465342],
  ['Btrfs', 0x9123683e],
  ['ZFS', 0x2fc12fc1],
  ['overlayfs', 0x794c7630],
  ['tmpfs', 0x01021994],
  ['a shared folder of WSL', 0x01021997],
])('a data folder on %s is accepted', (_, type) => {
  expect(() => open(type)).not.toThrow();
});

test("this machine's temporary folder is accepted, and other systems have no such numbers", async () => {
  refuseNetwork(tmpdir(), await statfs(tmpdir()));
  expect(() => open(0x6969, 'darwin')).not.toThrow();
});
