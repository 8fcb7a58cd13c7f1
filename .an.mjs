import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
const minify = { name: 'm', setup(b) { if (!process.env.MIN) return; b.onLoad({ filter: /\/src\/.*\.styles\.tsx?$/ }, async ({ path }) => { let s = await readFile(path, 'utf8'); s = s.replace(/`[^`]*`/g, (t) => t.replace(/([{};,]?)\s*\n\s*(\}?)/g, (_, a, b) => a + (a || b ? '' : ' ') + b)); return { contents: s, loader: path.endsWith('x') ? 'tsx' : 'ts' }; }); } };

const [entry, widget, ...opts] = process.argv.slice(2);
// bundle from SOURCE to see per-module bytes
const r = await build({
  stdin: { contents: `import { createRoot } from 'react-dom/client'; import { GraduationProvider, ${widget} } from './src/exports/${entry}.ts'; createRoot(document.getElementById('root')).render(<GraduationProvider api={{ baseUrl: '' }}><${widget} /></GraduationProvider>);`, resolveDir: process.cwd(), loader: 'jsx', sourcefile: 'page.jsx' },
  bundle: true, splitting: true, minify: true, write: false, metafile: true, format: 'esm', platform: 'browser', target: 'es2022', jsx: 'automatic', legalComments: 'none', outdir: 'page', conditions: ['production','module'], mainFields: ['module','browser','main'], define: { 'process.env.NODE_ENV': '"production"' }, tsconfigRaw: '{}', logLevel: 'error', plugins: [minify] });
const outs = r.metafile.outputs; const main = Object.keys(outs).find(k => outs[k].entryPoint === 'page.jsx');
const reach = new Set(); const visit = k => { if (reach.has(k)) return; reach.add(k); for (const i of outs[k].imports) if (opts[0]==='all' || i.kind === 'import-statement') visit(i.path); }; visit(main);
const by = new Map();
for (const k of reach) for (const [f, { bytesInOutput }] of Object.entries(outs[k].inputs)) { const key = f.includes('node_modules') ? f.split('node_modules/').at(-1) : f; by.set(key, (by.get(key) ?? 0) + bytesInOutput); }
let t = 0; for (const f of r.outputFiles) { const k = [...reach].find(x => f.path.endsWith(x)); if (k) t += gzipSync(f.contents, {level:9}).length; }
console.log('total gz', (t/1024).toFixed(1));
console.log([...by].filter(([k]) => !/^(react|react-dom|scheduler)\//.test(k)).sort((a,b)=>b[1]-a[1]).slice(0,400).map(([k,v])=>v+' '+k).join('\n'));
