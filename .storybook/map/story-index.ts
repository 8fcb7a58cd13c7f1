import { useEffect, useState } from 'react';

/** A story in Storybook's index. */
export interface ListedStory {
  readonly id: string;
  /** 'Consola/Títulos/Lista' */
  readonly title: string;
  /** 'Ninguna coincide' */
  readonly name: string;
}

/** Stories of this Storybook by place and name. Empty until the index has loaded. */
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

/** Key of a story in the screen map: place and name. */
export function storyKey({ title, name }: Pick<ListedStory, 'title' | 'name'>): string {
  return `${title}/${name}`;
}

async function readIndex(signal: AbortSignal): Promise<ReadonlyMap<string, ListedStory>> {
  const answer = await fetch('./index.json', { signal });
  const { entries }: { entries: Record<string, ListedStory> } = await answer.json();
  return new Map(Object.values(entries).map((story) => [storyKey(story), story]));
}
