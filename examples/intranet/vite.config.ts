import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Uses the published package. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
});
