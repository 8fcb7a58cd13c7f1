import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** PostgreSQL of the Debian package, with a superuser `postgres` that this machine trusts. */
export function startPostgres(folder: string, port: number): { stop(): void } {
  const [tools] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (tools === undefined) throw new Error('PostgreSQL is not installed: apt install postgresql');
  const data = path.join(folder, 'postgres');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  execFileSync('chown', ['postgres', data]);
  const asPostgres = (tool: string, ...args: readonly string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', path.join(tools, tool), '-D', data, ...args], {
      stdio: 'ignore',
    });
  asPostgres('initdb', '--encoding=UTF8', '--auth-host=scram-sha-256', '--auth-local=trust');
  asPostgres('pg_ctl', '-w', '-o', `-p ${port} -k /tmp`, 'start');
  return { stop: () => asPostgres('pg_ctl', '-m', 'immediate', 'stop') };
}

/** A self-signed certificate. */
export function makeCertificate(name: string, certificate: string, key: string): void {
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${name}`.split(' ');
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

/** nginx with one `server`, running until it is stopped. */
export function startNginx(folder: string, server: string): ChildProcess {
  const file = path.join(folder, 'nginx.conf');
  const settings = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${server} }`;
  writeFileSync(file, settings);
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  return spawn('nginx', ['-c', file], { stdio: 'inherit' });
}

/** Stops a process and its children, by process group. */
export async function endGroup(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
