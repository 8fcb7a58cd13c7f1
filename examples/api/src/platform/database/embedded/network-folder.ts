/**
 * Network file systems by the magic number of Linux's `statfs`. Their locks depend on the server, the mount options and
 * the version, and a lost connection releases them, so two machines could open one folder.
 *
 * Shared folders of a virtual machine (9p, virtiofs, FUSE) are not listed: one kernel sees their locks, and FUSE does not
 * say what lies behind it.
 */
const networkTypes: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'CIFS',
  1397113167: 'AFS',
  1937076805: 'Coda',
  12805120: 'Ceph',
  198183888: 'Lustre',
};

/** Refuses a data folder on a network file system. Other systems than Linux have no such numbers. */
export function refuseNetwork(
  folder: string,
  { type }: { readonly type: number },
  platform: NodeJS.Platform = process.platform,
): void {
  const network = platform === 'linux' ? networkTypes[type >>> 0] : undefined;
  if (network === undefined) return;
  throw new Error(
    `The data folder ${folder} is on a network file system (${network}), whose locks do not protect it from a second ` +
      'process. Choose a folder on a local disk (BIRRETE_DATA), or PostgreSQL (DATABASE_URL).',
  );
}
