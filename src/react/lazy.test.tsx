import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Lazy, type LazyView, lazyView } from './lazy.tsx';

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

test('each attempt in vain counts once, in StrictMode too', async () => {
  const view = lazyView<object>(() => Promise.reject(new Error('no such chunk')));
  render(
    <StrictMode>
      <Lazy
        view={view}
        props={{}}
        pending={<p>Pending</p>}
        failed={({ failures, retry }) => (
          <button type="button" onClick={retry}>
            Failed {failures}
          </button>
        )}
      />
    </StrictMode>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Failed 1' }));
  expect(await screen.findByRole('button', { name: 'Failed 2' })).toBeVisible();
});
