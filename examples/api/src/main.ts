import { readSite } from './site/read-site.ts';
import { endWithMessage, serveSite } from './site/serve-site.ts';

async function main(): Promise<void> {
  serveSite(readSite(process.env));
}

main().catch(endWithMessage);
