import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { apiAddressInPage } from './site-page.ts';

/** Builds use the published package, the dev server its source. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), apiAddressInPage(), precompress()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    conditions: [...(command === 'serve' ? ['birrete-source'] : []), ...defaultClientConditions],
  },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
}));
