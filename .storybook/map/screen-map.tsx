import { pictureFile } from './picture-file.ts';
import { type IndexEntry, type Screen, screensOf } from './screens.ts';
import { sentences } from './sentences.ts';
import { useStoryIndex } from './story-index.ts';

/** Each screen with a picture of each state, which links to the story. */
export function ScreenMap() {
  const screens = screensOf(useStoryIndex());
  return screens.map((screen) => <ScreenStates key={screen.place} {...screen} />);
}

function ScreenStates({ place, states }: Screen<IndexEntry>) {
  return (
    <section>
      <h3>{place.replaceAll('/', ' › ')}</h3>
      <ul style={picturesStyle}>
        {states.map((story) => (
          <li style={itemStyle} key={story.id}>
            <StoryPicture story={story} label={story.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first state of each screen: a way in for newcomers. */
export function ScreenOverview() {
  const screens = screensOf(useStoryIndex());
  return (
    <ul style={picturesStyle}>
      {screens.map(({ place, states: [story] }) => (
        <li style={itemStyle} key={place}>
          {story && <StoryPicture story={story} label={place.replaceAll('/', ' › ')} />}
        </li>
      ))}
    </ul>
  );
}

/** Every sentence that the product's specification fixes, and the state that shows it. */
export function SentenceMap() {
  const entries = useStoryIndex();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Frase</th>
          <th scope="col">Dónde se lee</th>
        </tr>
      </thead>
      <tbody>
        {sentences.map(({ text, place, state }) => {
          const story = entries.find(({ title, name }) => title === place && name === state);
          const where = `${place.replaceAll('/', ' › ')} › ${state}`;
          return (
            <tr key={text}>
              <td>{text}</td>
              <td>{story === undefined ? where : <StoryLink story={story}>{where}</StoryLink>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface StoryPictureProps {
  readonly story: IndexEntry;
  readonly label: string;
}

function StoryPicture({ story, label }: StoryPictureProps) {
  return (
    <StoryLink story={story}>
      <img
        style={pictureStyle}
        src={`./pictures/1280-light/${pictureFile(story)}`}
        alt=""
        loading="lazy"
      />
      {label}
    </StoryLink>
  );
}

interface StoryLinkProps {
  readonly story: IndexEntry;
  readonly children: React.ReactNode;
}

/** Links from the page, which Storybook shows in a frame, to the story in the whole window. */
function StoryLink({ story, children }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {children}
    </a>
  );
}

/** Inline: the style sheet of Storybook's pages outweighs a class. */
const picturesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: '1.25rem',
  padding: 0,
  listStyle: 'none',
} as const;

const itemStyle = { margin: 0, listStyle: 'none' } as const;

const pictureStyle = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: '9rem',
  objectFit: 'cover',
  objectPosition: 'top left',
  border: '1px solid #d8d2c8',
  borderRadius: '4px',
  marginBlockEnd: '0.375rem',
} as const;
