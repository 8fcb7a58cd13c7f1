import { useRef, useState } from 'react';
import type { PictureKind } from '#domain/document/picture.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { ButtonFace } from '../button/button.styles.ts';
import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Cluster } from '../stack/row.styles.ts';
import { styled } from '../styled/styled.ts';
import { pictureFieldMessages } from './picture-field.messages.ts';

interface PictureFieldProps extends FieldProps {
  /** A data URL, or ''. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kinds: readonly PictureKind[];
  /** The most bytes of the file. */
  readonly maxBytes: number;
}

/** A picture from a file of the user, shown above the buttons that change and remove it. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, kinds, maxBytes, error, hint, isDisabled, id } = props;
  const texts = useMessages(pictureFieldMessages);
  const problemOf = useProblemText(kinds, maxBytes);
  const [problem, setProblem] = useState<string>();
  const ids = useFieldIds(id);
  const faceId = `${ids.control}-face`;
  const shownError = problem ?? error;

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same file may be chosen again after its removal.
    input.value = '';
    if (file === undefined) return;
    const picture = await readPicture(file, { kinds, maxBytes });
    setProblem(problemOf(picture));
    if (picture.status === 'read') onChange(picture.dataUrl);
  };
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    setProblem(undefined);
    onChange('');
    // The pressed button disappears.
    input.current?.focus();
  };

  return (
    <FieldFrame ids={ids} field={{ ...props, error: shownError }}>
      {value !== '' && <Shown src={value} alt={texts.current} />}
      <Cluster>
        <FileFace
          data-variant="secondary"
          data-disabled={isDisabled === true ? '' : undefined}
          data-invalid={shownError === undefined ? undefined : ''}
        >
          <span id={faceId}>{value === '' ? texts.choose : texts.change}</span>
          <FileInput
            {...describeControl(ids, { error: shownError, hint, isRequired: props.isRequired })}
            ref={input}
            id={ids.control}
            type="file"
            // Without a title, browsers show 'No file chosen' under the pointer.
            title=""
            aria-labelledby={`${ids.label} ${faceId}`}
            accept={kinds.map((kind) => `image/${kind}`).join(',')}
            disabled={isDisabled}
            onChange={(event) => void choose(event.currentTarget)}
          />
        </FileFace>
        {value !== '' && (
          <Button variant="secondary" disabled={isDisabled} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </Cluster>
    </FieldFrame>
  );
}

function useProblemText(kinds: readonly PictureKind[], maxBytes: number) {
  const { messages: texts, format } = useText(pictureFieldMessages);
  return (picture: ReadPicture): string | undefined => {
    switch (picture.status) {
      case 'read':
        return undefined;
      case 'wrong-kind':
        return format(texts.wrongKind, { kinds: kindNames(kinds) });
      case 'too-heavy': {
        const size = Math.ceil(picture.bytes / 1000);
        return format(texts.tooHeavy, { size, most: Math.floor(maxBytes / 1000) });
      }
      case 'unreadable':
        return texts.unreadable;
      default:
        return picture satisfies never;
    }
  };
}

/** Shows text and focus ring of the file input, which covers it. */
const FileFace = styled(ButtonFace)`
  position: relative;
  max-inline-size: 100%;

  &[data-invalid] {
    border-color: var(--birrete-danger-text);
    box-shadow: inset 0 0 0 1px var(--birrete-danger-text);
  }
`;

/**
 * Transparent, because its texts are in the browser's language. It is as large as its face, so that it takes presses and
 * dropped files, and screen readers outline it.
 */
const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: inherit;

  &::file-selector-button {
    cursor: inherit;
  }
`;

/** White in every theme, as the paper on which the picture is printed. */
const Shown = styled.img`
  align-self: start;
  max-inline-size: 100%;
  max-block-size: 6em;
  padding: var(--birrete-space-2);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: #fff;
  object-fit: contain;
`;

/** The picture as a data URL, or the reason why the file is none. */
type ReadPicture =
  | { readonly status: 'read'; readonly dataUrl: string }
  | { readonly status: 'wrong-kind' | 'unreadable' }
  | { readonly status: 'too-heavy'; readonly bytes: number };

interface PictureLimits {
  readonly kinds: readonly PictureKind[];
  readonly maxBytes: number;
}

/** Reads a picture from a file of the user. The browser derives the type from the name, so the server checks the content. */
async function readPicture(file: File, limits: PictureLimits): Promise<ReadPicture> {
  if (!limits.kinds.some((kind) => file.type === `image/${kind}`)) return { status: 'wrong-kind' };
  if (file.size > limits.maxBytes) return { status: 'too-heavy', bytes: file.size };
  try {
    return { status: 'read', dataUrl: await dataUrlOf(file) };
  } catch {
    return { status: 'unreadable' };
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** 'PNG, JPEG, SVG'. */
function kindNames(kinds: readonly PictureKind[]): string {
  return kinds.map((kind) => kind.replace('+xml', '').toUpperCase()).join(', ');
}
