// @module-tag rare
import { titleTest as test } from '../site/title-site.ts';
import { live } from './title-life.ts';

test('a title lives from the application to its annulment, on the embedded database', ({
  site,
  data,
  openPage,
}) => live({ site, data, openPage }));
