import { useEffect, useState } from 'react';

/** A story as Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  /** 'Consola/Títulos/Lista' */
  readonly title: string;
  /** 'Ninguna coincide' */
  readonly name: string;
}

/** The stories that this Storybook holds, by place and name; empty until they are read. */
export function useStoryIndex(): ReadonlyMap<string, ListedStory> {
  const [stories, setStories] = useState<ReadonlyMap<string, ListedStory>>(new Map());
  useEffect(() => {
    const reading = new AbortController();
    readIndex(reading.signal).then(setStories, (error: unknown) => {
      if (!reading.signal.aborted) throw error;
    });
    return () => reading.abort();
  }, []);
  return stories;
}

/** How a story is found: by its place and its name, as the table of screens names it. */
export function storyKey({ title, name }: Pick<ListedStory, 'title' | 'name'>): string {
  return `${title}/${name}`;
}

async function readIndex(signal: AbortSignal): Promise<ReadonlyMap<string, ListedStory>> {
  const answer = await fetch('./index.json', { signal });
  const { entries }: { entries: Record<string, ListedStory> } = await answer.json();
  return new Map(Object.values(entries).map((story) => [storyKey(story), story]));
}
