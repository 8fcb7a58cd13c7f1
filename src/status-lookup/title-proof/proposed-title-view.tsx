import { useState } from 'react';
import type { ProposedTitle } from '#domain/application/title-proof.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { useLocale } from '#messages/messages-context.tsx';
import { Lazy, lazyView } from '#react/lazy.tsx';
import { LoadFailed } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import type { TitleProofMessages } from './title-proof.messages.ts';
import { DegreeNote, Sheet } from './title-proof.styles.ts';

/** Loaded when the graduate enlarges the document. */
const enlargedSheet = lazyView(() =>
  import('./enlarged-sheet.tsx').then((module) => module.EnlargedSheet),
);

interface ProposedTitleProps {
  readonly title: ProposedTitle;
  readonly messages: TitleProofMessages;
}

/** The document as an image, with its text alongside, for everybody who can't read the image. */
export function ProposedTitleView({ title, messages }: ProposedTitleProps) {
  const locale = useLocale();
  const { degreeTitle, ceremonyDate } = title;
  const item = (term: string, detail: string | undefined, isData = detail !== undefined) => ({
    term,
    detail: <bdi>{detail ?? messages.missing}</bdi>,
    isData,
  });
  return (
    <Stack $gap={3}>
      {title.image !== undefined && (
        <DocumentImage key={title.version} svg={title.image} messages={messages} />
      )}
      <DescriptionList
        items={[
          item(messages.name, title.fullName),
          item(messages.identification, title.identification),
          {
            term: messages.degree,
            detail: (
              <>
                <bdi translate={degreeTitle === undefined ? undefined : 'no'}>
                  {degreeTitle ?? messages.degreeMissing}
                </bdi>
                {degreeTitle !== undefined && <DegreeNote>{messages.degreeNote}</DegreeNote>}
              </>
            ),
          },
          item(messages.career, title.careerName),
          item(messages.faculty, title.facultyName),
          item(messages.ceremony, title.ceremonyName),
          item(messages.ceremonyDate, ceremonyDate && formatLongDate(ceremonyDate, locale), false),
          item(messages.ceremonyPlace, title.ceremonyLocation),
        ]}
      />
    </Stack>
  );
}

interface DocumentImageProps {
  readonly svg: string;
  readonly messages: TitleProofMessages;
}

/** An image runs no script. It is left out if the page's Content-Security-Policy does not allow it. */
function DocumentImage({ svg, messages }: DocumentImageProps) {
  const [isBroken, setBroken] = useState(false);
  const [isLarge, setLarge] = useState(false);
  if (isBroken) return null;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <Stack $gap={2} as="figure">
      <Sheet src={src} alt={messages.image} onError={() => setBroken(true)} />
      <Text as="span" size="small" tone="muted">
        {messages.imageNote}
      </Text>
      <div>
        <Button variant="secondary" onClick={() => setLarge(true)}>
          {messages.enlarge}
        </Button>
      </div>
      {isLarge && (
        <Lazy
          view={enlargedSheet}
          props={{ src, messages, onClose: () => setLarge(false) }}
          pending={null}
          failed={(failure) => <LoadFailed {...failure} />}
        />
      )}
    </Stack>
  );
}
