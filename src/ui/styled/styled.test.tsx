import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styled, styledWithoutReset } from './styled.ts';

const writeRed = () => styled.p`
  color: rgb(200, 0, 0);
`;
const writeBlue = () => styled.p`
  color: rgb(0, 0, 200);
`;

/** The class names of two components whose modules ran in this order. */
function classNames(order: readonly [typeof writeRed, typeof writeRed]) {
  const [First, Second] = [order[0](), order[1]()];
  const { unmount } = render(
    <>
      <First>one</First>
      <Second>other</Second>
    </>,
  );
  const names = ['one', 'other'].map((text) => screen.getByText(text).className);
  unmount();
  return names;
}

test('class names do not follow the order in which modules run', () => {
  const [red, blue] = classNames([writeRed, writeBlue]);
  expect(classNames([writeBlue, writeRed])).toEqual([blue, red]);
  expect(red).not.toBe(blue);
});

test('an extended component has another name, and comes after its base', () => {
  const Base = writeRed();
  const Narrow = styled(Base)`
    width: 10px;
  `;
  const OnParagraph = styled.p`
    width: 10px;
  `;
  render(
    <>
      <Narrow>on red</Narrow>
      <OnParagraph>alone</OnParagraph>
    </>,
  );
  expect(getComputedStyle(screen.getByText('on red')).color).toBe('rgb(200, 0, 0)');
  expect(getComputedStyle(screen.getByText('alone')).color).not.toBe('rgb(200, 0, 0)');
});

test('attributes and values from props work as in styled-components itself', () => {
  const Press = styled.button.attrs({ type: 'button' })<{ $far: number }>`
    margin-left: ${({ $far }) => $far}px;
  `;
  render(<Press $far={7}>press</Press>);
  const button = screen.getByRole('button', { name: 'press' });
  expect(button.getAttribute('type')).toBe('button');
  expect(getComputedStyle(button).marginLeft).toBe('7px');
});

test('every element starts from a reset, which an extension does not repeat', () => {
  const Base = styled.button`
    padding: 3px;
  `;
  const Extended = styled(Base)`
    margin-left: 2px;
  `;
  const Unreset = styledWithoutReset.button`
    margin-left: 2px;
  `;
  render(
    <>
      <Extended>extended</Extended>
      <Unreset>unreset</Unreset>
    </>,
  );
  const extended = getComputedStyle(screen.getByText('extended'));
  expect(extended.padding).toBe('3px');
  expect(extended.borderStyle).toBe('none');
  expect(getComputedStyle(screen.getByText('unreset')).borderStyle).toBe('outset');
});

test("an element keeps the browser's display, whatever the page declares for its type", () => {
  const Box = styled.div`
    color: rgb(200, 0, 0);
  `;
  render(
    <>
      <style>{'div { display: inline-flex }'}</style>
      <Box>box</Box>
    </>,
  );
  expect(getComputedStyle(screen.getByText('box')).display).toBe('block');
});
