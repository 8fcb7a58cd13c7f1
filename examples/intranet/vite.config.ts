import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtPackage } from '../host/package-addresses.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** The portal takes the package as it is published. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: builtPackage(repository),
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
});
