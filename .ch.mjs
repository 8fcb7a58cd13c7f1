import { bundlePage, gzipKb } from './bench/size/bundle.ts';
import { sizedPages } from './bench/size/pages.ts';
for (const page of sizedPages.slice(0,2)) { const b = await bundlePage({ source: page.source }); console.log(page.name); for (const c of b.chunks.values()) console.log('  ', gzipKb(c.code).toFixed(2), c.path, c.entryPoint ?? '', 'needs', c.needs.join(' '), [...c.bytesByPackage].map(([k,v])=>k+':'+v).join(' ')); }
