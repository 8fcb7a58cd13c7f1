import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Desk } from './desk.ts';
import { readCode } from './read-code.ts';
import type { Stranger } from './stranger.ts';
import { apply, lookUp, workInPortal } from './uses.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** A new project of Vite's, and the package in it. */
async function createProject(desk: Desk, template: string): Promise<void> {
  await desk.run(`npm create --yes vite@latest . -- --template ${template} --no-interactive`);
  await desk.run(`npm install --no-audit --no-fund ${desk.tarball} react react-dom`);
}

/** README's first snippet, which is the whole page. */
const react: Stranger = {
  name: 'react',
  follows: 'README.md, in a page with React',
  build: async (desk) => {
    await createProject(desk, 'react-ts');
    await desk.replace('index.html', '<div id="root"></div>', '<div id="graduation"></div>');
    await desk.write('src/main.tsx', readCode('README.md', '## In a page with React', 'tsx'));
    await desk.run('npm run build');
    await desk.serve(`npm run dev -- --strictPort --port ${desk.port}`);
  },
  use: ['a request is sent', (page) => apply(page, '30100011')],
};

/** README's snippet for pages without React, in a page of files. */
const html: Stranger = {
  name: 'html',
  follows: 'README.md, in a page without React',
  build: async (desk) => {
    const element = readCode('README.md', '## In a page without React', 'html');
    const page = `<!doctype html>\n<html lang="es">\n<title>Grados</title>\n${element}</html>\n`;
    await desk.run(`tar -xzf ${desk.tarball}`);
    await desk.run('cp -R package/dist/embed birrete');
    await desk.write('index.html', page);
    await desk.serve(`npx --yes serve --no-clipboard --listen ${desk.port}`);
  },
  use: ['a request is sent', (page) => apply(page, '30100012')],
};

/** README's console, with the session that docs/provider.md makes of a portal's own sign-in. */
const portal: Stranger = {
  name: 'portal',
  follows: 'README.md, as the back office of a portal, and docs/provider.md',
  build: async (desk) => {
    await createProject(desk, 'react-ts');
    await cp(path.join(fixtures, 'portal.ts'), path.join(desk.folder, 'src/portal.ts'));
    await desk.write('src/main.tsx', portalPage());
    await desk.run('npm run build');
    await desk.serve(`npm run dev -- --strictPort --port ${desk.port}`);
  },
  path: '/portal/grados',
  use: ['the registrar is in, by the portal alone', workInPortal],
};

/** Both snippets as they stand, and what they leave to the host: `portal`, `baseUrl`, and where it is rendered. */
function portalPage(): string {
  const heading = '### In a portal that has signed the person in';
  const session = readCode('docs/provider.md', heading, 'ts');
  const console = readCode('README.md', '## As the back office of a portal', 'tsx');
  const [setUp = '', element = ''] = console.split('\n<GraduationProvider');
  return `import { createRoot } from 'react-dom/client';
import { portal } from './portal';
${session}${setUp}
const baseUrl = 'https://grados.universidad.edu';

createRoot(document.getElementById('root')!).render(
<GraduationProvider auth={auth} ${element.trim().replace(/;$/, '')}
);
`;
}

/** The component of docs/embed.md, in the place of the template's. */
const vue: Stranger = {
  name: 'vue',
  follows: 'docs/embed.md, Vue',
  build: async (desk) => {
    await createProject(desk, 'vue-ts');
    await desk.write('src/App.vue', readCode('docs/embed.md', '### Vue', 'vue'));
    await desk.write('vite.config.ts', readCode('docs/embed.md', '### Vue', 'ts'));
    await desk.run('npm run build');
    await desk.serve(`npm run preview -- --strictPort --port ${desk.port}`);
  },
  use: ['a request is looked up', lookUp],
};

const svelte: Stranger = {
  name: 'svelte',
  follows: 'docs/embed.md, Svelte',
  build: async (desk) => {
    await createProject(desk, 'svelte-ts');
    await desk.write('src/App.svelte', readCode('docs/embed.md', '### Svelte', 'svelte'));
    await desk.run('npm run check');
    await desk.run('npm run build');
    await desk.serve(`npm run preview -- --strictPort --port ${desk.port}`);
  },
  use: ['a request is looked up', lookUp],
};

export const strangers: readonly Stranger[] = [react, html, portal, vue, svelte];
