import { DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';

/** The title of a docs page. A page about a component of the UI kit says that the package does not export it. */
export function DocsTitle(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const stories = useContext(DocsContext).componentStories();
  const isComponent = stories.some(({ title }) => title.startsWith('Componentes/'));
  return (
    <>
      <HeaderMdx as="h1" {...props} />
      {isComponent && (
        <p>
          Esta pieza es interna: <code>birrete</code> no la exporta, y su código es para quien
          desarrolla el paquete. Se importan los widgets, el proveedor y el tema.
        </p>
      )}
    </>
  );
}
