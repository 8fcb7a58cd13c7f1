import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { pageChunks } from './page-chunks.ts';
import { announceSite, inlineStyleSheet, pageNotices } from './page-parts.ts';
import { precompress } from './precompress.ts';
import { apiAddressInPage } from './site-page.ts';

/**
 * Builds use the published package, the dev server its source. `--ssr` builds the renderer of the public pages: with all
 * its packages, so that there is one copy of each, and for production, because styled-components derives other class
 * names in development.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [apiAddressInPage(), pageNotices(), inlineStyleSheet(), announceSite(), precompress()]),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    conditions: [
      ...(command === 'serve' ? ['birrete-source'] : []),
      ...(isSsrBuild ? defaultServerConditions : defaultClientConditions),
    ],
  },
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: pageChunks() } } }),
  },
}));
