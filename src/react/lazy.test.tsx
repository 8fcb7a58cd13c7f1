import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Lazy, type LazyView } from './lazy.tsx';

const Here = () => <p>Here</p>;

/** Code that was asked for ahead, and arrives after the render and before its effect. */
function arrivingView(): LazyView<object> {
  let reads = 0;
  return {
    load: async () => Here,
    preload: () => undefined,
    loaded: () => {
      reads += 1;
      return reads === 1 ? undefined : Here;
    },
  };
}

test('a view whose code arrives between a render and its effect is shown', async () => {
  render(<Lazy view={arrivingView()} props={{}} pending={<p>Pending</p>} failed={() => null} />);
  expect(await screen.findByText('Here')).toBeVisible();
});
