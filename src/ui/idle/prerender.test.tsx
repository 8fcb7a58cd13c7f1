import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
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
