import { onTestFinished } from 'vitest';

/** Counts the threads that start until the test ends. @returns reads the number so far */
export function countThreads(): () => number {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  return () => threads;
}
