import { renderToString as render } from 'react-dom/server.node';
import { renderFirst } from './element-ids.mjs';

/** Renders a first screen with the ids that the elements' script gives. */
export function renderToString(tree) {
  return renderFirst(() => render(tree));
}
