import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { GraduationWizardElement } from './elements.ts';
import './element-attributes.ts';

afterEach(cleanup);

test('the elements are typed in JSX, and a ref has their properties', () => {
  const wizard = createRef<GraduationWizardElement>();
  render(<graduation-wizard api-base="/" heading-level={2} ref={wizard} />);
  expect(wizard.current?.getAttribute('heading-level')).toBe('2');
  // @ts-expect-error: the API's address is needed.
  const withoutApi = <graduation-status code="AG-2026-001" />;
  expect(withoutApi.type).toBe('graduation-status');
});
