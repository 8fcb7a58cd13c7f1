import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Adds the time of the newest backup in a folder, or 0 without one. An unreadable folder has none. */
export function watchBackups(register: Registry, folder: string): void {
  new Gauge({
    name: 'birrete_last_backup_timestamp_seconds',
    help: 'Time of the newest backup.',
    registers: [register],
    async collect() {
      this.set(await newestBackup(folder).catch(() => 0));
    },
  });
}

async function newestBackup(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.gz'));
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs / 1000),
  );
  return Math.max(0, ...times);
}
