import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { styled } from '../styled/styled.ts';
import { Prerender } from './prerender.tsx';

const Part = styled.div`
  --prerendered: yes;
`;

const effect = vi.fn();

function Child() {
  useEffect(effect);
  return <Part>Seen</Part>;
}

const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('');

/** Idle time for the page, even if the machine is busy. */
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) =>
    window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  return () => vi.unstubAllGlobals();
});

test('prerendered content leaves its style rules, is never in the page and runs no effect', async () => {
  const seen = vi.fn();
  const { container } = render(
    <Prerender>
      <Child />
    </Prerender>,
  );
  const watch = new MutationObserver(seen);
  watch.observe(container, { childList: true, subtree: true });

  await expect.poll(rules).toContain('--prerendered');
  await new Promise(requestAnimationFrame);
  watch.disconnect();
  expect(seen).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
  expect(effect).not.toHaveBeenCalled();
});
