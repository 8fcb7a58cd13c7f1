import { cp } from 'node:fs/promises';
import path from 'node:path';
import { apply, lookUp, workInPortal } from './journeys.ts';
import type { Project } from './project.ts';
import { readCode } from './read-code.ts';
import type { Walkthrough } from './walkthrough.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Creates a Vite project and installs the package. */
async function createFromTemplate(project: Project, template: string): Promise<void> {
  await project.run(`npm create --yes vite@latest . -- --template ${template} --no-interactive`);
  await project.run(`npm install --no-audit --no-fund ${project.tarball} react react-dom`);
}

/** README's first snippet, which is a complete page. */
const react: Walkthrough = {
  name: 'react',
  follows: 'README.md, in a page with React',
  build: async (project) => {
    await createFromTemplate(project, 'react-ts');
    await project.replace('index.html', '<div id="root"></div>', '<div id="graduation"></div>');
    await project.write('src/main.tsx', readCode('README.md', '## In a page with React', 'tsx'));
    await project.run('npm run build');
    await project.serve(`npm run dev -- --strictPort --port ${project.port}`);
  },
  use: ['an application is sent', (page) => apply(page, '30100011')],
};

/** README's snippet for pages without React, in a static page. */
const html: Walkthrough = {
  name: 'html',
  follows: 'README.md, in a page without React',
  build: async (project) => {
    const element = readCode('README.md', '## In a page without React', 'html');
    const page = `<!doctype html>\n<html lang="es">\n<title>Grados</title>\n${element}</html>\n`;
    await project.run(`tar -xzf ${project.tarball}`);
    await project.run('cp -R package/dist/embed birrete');
    await project.write('index.html', page);
    await project.serve(`npx --yes serve --no-clipboard --listen ${project.port}`);
  },
  use: ['an application is sent', (page) => apply(page, '30100012')],
};

/** README's console, with the session adapter that docs/provider.md builds on a portal's sign-in. */
const portal: Walkthrough = {
  name: 'portal',
  follows: 'README.md, as the back office of a portal, and docs/provider.md',
  build: async (project) => {
    await createFromTemplate(project, 'react-ts');
    await cp(path.join(fixtures, 'portal.ts'), path.join(project.folder, 'src/portal.ts'));
    await project.replace('index.html', '<div id="root"></div>', '<div id="graduation"></div>');
    await project.write('src/main.tsx', portalPage());
    await project.run('npm run build');
    await project.serve(`npm run dev -- --strictPort --port ${project.port}`);
  },
  path: '/portal/grados',
  use: ['the registrar is in, by the portal alone', workInPortal],
};

/** Combines both snippets, and imports the portal that they leave to the host. */
function portalPage(): string {
  const heading = '### In a portal that has signed the person in';
  const session = readCode('docs/provider.md', heading, 'ts');
  const console = readCode('README.md', '## As the back office of a portal', 'tsx');
  const page = console.replace('<GraduationProvider', '<GraduationProvider auth={auth}');
  return `import { portal } from './portal';\n${session}${page}`;
}

/** The component of docs/embed.md, instead of the template's. */
const vue: Walkthrough = {
  name: 'vue',
  follows: 'docs/embed.md, Vue',
  build: async (project) => {
    await createFromTemplate(project, 'vue-ts');
    await project.write('src/App.vue', readCode('docs/embed.md', '### Vue', 'vue'));
    await project.write('vite.config.ts', readCode('docs/embed.md', '### Vue', 'ts'));
    await project.run('npm run build');
    await project.serve(`npm run preview -- --strictPort --port ${project.port}`);
  },
  use: ['an application is looked up', lookUp],
};

const svelte: Walkthrough = {
  name: 'svelte',
  follows: 'docs/embed.md, Svelte',
  build: async (project) => {
    await createFromTemplate(project, 'svelte-ts');
    await project.write('src/App.svelte', readCode('docs/embed.md', '### Svelte', 'svelte'));
    await project.run('npm run check');
    await project.run('npm run build');
    await project.serve(`npm run preview -- --strictPort --port ${project.port}`);
  },
  use: ['an application is looked up', lookUp],
};

export const walkthroughs: readonly Walkthrough[] = [react, html, portal, vue, svelte];
