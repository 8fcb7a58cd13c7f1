import { postgresData } from '../site/site-data.ts';
import { titleTest } from '../site/title-site.ts';
import { live } from './title-life.ts';

const test = titleTest.extend('data', { scope: 'file' }, () => postgresData());

test('a title lives from the application to its annulment, on PostgreSQL', ({
  site,
  data,
  openPage,
  openConsole,
}) => live({ site, data, openPage, openConsole }));
