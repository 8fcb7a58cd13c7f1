import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Reads birrete's source, so that it needs no build. In your project, no setting is necessary. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['birrete-source', ...defaultClientConditions] },
  build: {
    rolldownOptions: { input: ['index.html', 'elements.html'] },
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
});
