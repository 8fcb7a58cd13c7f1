import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The portal takes the package as it is published. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
});
