import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { stillEvent } from './still.ts';
import { viewports } from './toolbar.ts';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

/**
 * Renders a story on a docs page. Component stories without a play function are inline; the first one follows the
 * controls. Stories that need the API, a play function or the window (dialogs) are rendered in an iframe.
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

/** Renders the final state of a played story, with the toolbar's globals. */
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

/** Iframes play one after another, because a play function needs the focus. */
let turn: Promise<unknown> = Promise.resolve();

/** Longer than any play function takes. */
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

/** Serializes globals as Storybook's preview URL expects them; `!` marks booleans. Disables axe in the iframe. */
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
