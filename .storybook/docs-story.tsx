import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { stillEvent } from './still.ts';
import { viewports } from './toolbar.ts';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

/**
 * A story on a page of documentation. One of the kit that is only rendered is part of the page, and so does the first
 * of a page, which follows its controls. One that needs the API, a play function to get to its state, or the window for
 * a dialog, has a frame.
 */
export function DocsStory(props: StoryProps) {
  const { story } = useOf(('of' in props ? props.of : undefined) ?? 'story', ['story']);
  const { inline } = { inline: kit.test(story.title), ...story.parameters.docs?.story };
  const isPlayed = story.playFunction !== undefined && props.__primary !== true;
  if (inline && !isPlayed) return <Story {...props} inline />;
  return <StillStory story={story} height={props.height} />;
}

const kit = /^(Componentes|Fundamentos)\//;

interface StillStoryProps {
  readonly story: PreparedStory;
  readonly height?: string | undefined;
}

/** The story played to its end, as the toolbar says. */
function StillStory({ story, height }: StillStoryProps) {
  const globals = useGlobals(story);
  const frame = useRef<HTMLIFrameElement>(null);
  const { story: own } = { story: {}, ...story.parameters.docs };
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    freeze: 'finished',
    globals: written(globals),
  });
  const source = `iframe.html?${address}`;
  useEffect(() => playWhenNear(frame.current, source), [source]);
  return (
    <>
      <iframe
        ref={frame}
        title={story.name}
        style={{
          display: 'block',
          width: widthOf(globals.viewport),
          maxWidth: '100%',
          height: height ?? own.height ?? (story.parameters.bare === true ? '40rem' : '20rem'),
          margin: 'auto',
          border: 0,
        }}
      />
      <a
        href={`./?path=/story/${story.id}`}
        target="_top"
        style={{ display: 'block', padding: '0.5rem', textAlign: 'end' }}
      >
        {globals.locale === 'en' ? 'Open the story' : 'Abrir la historia'}
      </a>
    </>
  );
}

/** The frames take turns: the focus is in one of them, and a play function needs it. */
let turn: Promise<unknown> = Promise.resolve();

/** Longer than a play function takes. */
const playTimeoutMs = 20_000;

function playWhenNear(frame: HTMLIFrameElement | null, source: string) {
  if (frame === null) return;
  let isGone = false;
  const play = () => {
    if (isGone) return;
    frame.src = source;
    return new Promise((resolve) => {
      frame.addEventListener(stillEvent, resolve, { once: true });
      setTimeout(resolve, playTimeoutMs);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      turn = turn.then(play);
    },
    { rootMargin: '50%' },
  );
  observer.observe(frame);
  return () => {
    isGone = true;
    observer.disconnect();
  };
}

function useGlobals(story: PreparedStory) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const subscribe = (onChange: () => void) => {
    channel.on('globalsUpdated', onChange);
    return () => channel.off('globalsUpdated', onChange);
  };
  const snapshot = useSyncExternalStore(subscribe, () =>
    JSON.stringify(getStoryContext(story).globals),
  );
  const globals: Record<string, unknown> = JSON.parse(snapshot);
  return globals;
}

/** As the address of a preview has them: a flag without its mark would be a text. A still is looked at, not examined. */
function written(globals: Readonly<Record<string, unknown>>): string {
  const plain = Object.entries({ ...globals, 'a11y.manual': true }).filter(
    ([, value]) => value !== undefined && typeof value !== 'object',
  );
  return plain
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? '!' : ''}${value}`)
    .join(';');
}

function widthOf(viewport: unknown): string {
  const { value } = Object(viewport);
  const known: Readonly<Record<string, { readonly styles: { readonly width: string } }>> =
    viewports;
  return known[String(value)]?.styles.width ?? '100%';
}
