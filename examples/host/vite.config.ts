import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtPackage, packageSource } from './package-addresses.ts';
import { precompress } from './precompress.ts';
import { apiAddressInPage } from './site-page.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** What is built takes the package as it is published; what is served while developing takes its source. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), apiAddressInPage(), precompress()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: command === 'build' ? builtPackage(repository) : packageSource(repository),
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
}));
