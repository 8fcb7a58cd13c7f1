import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { kitTitle } from './kit-title.ts';
import { pictureFile } from './map/picture-file.ts';
import { viewports } from './toolbar.ts';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

/**
 * Shows a story on a docs page without playing it. Component stories are inline, and the first one follows the controls.
 * Stories that need the API or the window (dialogs) have an iframe. A state of a screen that is reached by playing, or
 * that logs an error on purpose, is shown as its reference picture.
 */
export function DocsStory(props: StoryProps) {
  const { story } = useOf(('of' in props ? props.of : undefined) ?? 'story', ['story']);
  const isKit = kitTitle.test(story.title);
  // The renderer sets `inline` to true for every story.
  const inline = isKit && story.parameters.docs?.story?.inline !== false;
  const isPlayed = story.playFunction !== undefined;
  if (inline) {
    const shown = <Story {...props} inline />;
    const isInitial = !isPlayed || props.__primary === true;
    return isInitial ? shown : <WithLink story={story}>{shown}</WithLink>;
  }
  const isPicture = !isKit && (isPlayed || story.parameters.expectedErrors !== undefined);
  return (
    <WithLink story={story}>
      {isPicture ? <StoryPicture story={story} /> : <StoryFrame story={story} {...props} />}
    </WithLink>
  );
}

interface WithLinkProps {
  readonly story: PreparedStory;
  readonly children: ReactNode;
}

/** Links to the story, which is played there. */
function WithLink({ story, children }: WithLinkProps) {
  const { locale } = useGlobals(story);
  return (
    <>
      {children}
      <a
        href={`./?path=/story/${story.id}`}
        target="_top"
        style={{ display: 'block', padding: '0.5rem', textAlign: 'end' }}
      >
        {locale === 'en' ? 'Open the story' : 'Abrir la historia'}
      </a>
    </>
  );
}

interface StoryOnPageProps {
  readonly story: PreparedStory;
}

function StoryPicture({ story }: StoryOnPageProps) {
  return (
    <img
      src={`./pictures/1280-light/${pictureFile(story)}`}
      alt={story.name}
      loading="lazy"
      style={{ display: 'block', inlineSize: '100%' }}
    />
  );
}

interface StoryFrameProps extends StoryOnPageProps {
  readonly height?: string | undefined;
}

/** Renders the story with the toolbar's globals. `embed` is Storybook's flag for a story that is not played. */
function StoryFrame({ story, height }: StoryFrameProps) {
  const globals = useGlobals(story);
  const { story: own } = { story: {}, ...story.parameters.docs };
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    embed: 'true',
    globals: written(globals),
  });
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${address}`}
      loading="lazy"
      style={{
        display: 'block',
        width: widthOf(globals.viewport),
        maxWidth: '100%',
        height: height ?? own.height ?? (story.parameters.bare === true ? '40rem' : '20rem'),
        margin: 'auto',
        border: 0,
      }}
    />
  );
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
