import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { MeasureBoard } from './measure-board.fixtures.tsx';

const meta = preview.meta({ title: 'Fundamentos/Espacio' });

function bar(size: string) {
  return <div style={{ width: size, height: '1em', background: 'var(--birrete-accent)' }} />;
}

export const Comfortable = meta.story({
  name: 'Espacios, densidad cómoda',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={{ ...storyLook(globals).theme, density: 'comfortable' }}
      names="space-"
      sample={bar}
    />
  ),
});

export const Compact = meta.story({
  name: 'Espacios, densidad compacta',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={{ ...storyLook(globals).theme, density: 'compact' }}
      names="space-"
      sample={bar}
    />
  ),
});

export const Radii = meta.story({
  name: 'Esquinas',
  render: (_, { globals }) => (
    <>
      {(['none', 'small', 'medium', 'large'] as const).map((radius) => (
        <section key={radius}>
          <h3>
            <code>radius: '{radius}'</code>
          </h3>
          <MeasureBoard
            theme={{ ...storyLook(globals).theme, radius }}
            names="radius-"
            sample={(size) => (
              <div
                style={{
                  width: '6em',
                  height: '3em',
                  border: '1px solid var(--birrete-border-strong)',
                  borderRadius: size,
                }}
              />
            )}
          />
        </section>
      ))}
    </>
  ),
});

export const Controls = meta.story({
  name: 'Altura de los controles',
  render: (_, { globals }) => (
    <>
      {(['comfortable', 'compact'] as const).map((density) => (
        <section key={density}>
          <h3>
            <code>density: '{density}'</code>
          </h3>
          <MeasureBoard
            theme={{ ...storyLook(globals).theme, density }}
            names="control-"
            sample={(height) => (
              <div
                style={{
                  maxWidth: '8em',
                  height,
                  border: '1px solid var(--birrete-border-strong)',
                }}
              />
            )}
          />
        </section>
      ))}
    </>
  ),
});

export const Shadows = meta.story({
  name: 'Sombras',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={{ ...storyLook(globals).theme, elevation: 'raised' }}
      names="shadow"
      sample={(shadow) => (
        <div
          style={{
            maxWidth: '8em',
            height: '4em',
            margin: '1em',
            background: 'var(--birrete-surface)',
            boxShadow: shadow,
          }}
        />
      )}
    />
  ),
});
