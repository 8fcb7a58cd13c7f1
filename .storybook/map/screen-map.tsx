import { pictureFile } from './picture-file.ts';
import { type IndexEntry, type Screen, screensOf } from './screens.ts';
import { specifiedTexts } from './specified-texts.ts';
import { useStoryIndex } from './story-index.ts';

/** All screens, with a picture of each state that links to its story. */
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

/** The first state of each screen: an overview for newcomers. */
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

/** All texts that the product's specification fixes, with the state that shows each of them. */
export function SpecifiedTexts() {
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
        {specifiedTexts.map(({ text, place, state }) => {
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

/** The page is inside Storybook's iframe, so links must change the parent. */
function StoryLink({ story, children }: StoryLinkProps) {
  return (
    <a href={`./?path=/story/${story.id}`} target="_top">
      {children}
    </a>
  );
}

/** Inline styles, because the style sheet of Storybook's docs pages overrides classes. */
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
