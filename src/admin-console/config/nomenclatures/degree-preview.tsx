import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { styled } from '#ui/styled/styled.ts';
import { type NomenclatureValues, titleHolderGender, wantedOf } from './nomenclature-fields.ts';
import { degreePreviewMessages } from './nomenclatures.messages.ts';

/** A title as entered, and the gender that it is for. */
interface PreviewedTitle {
  readonly holder: 'male' | 'female' | 'other';
  readonly title: string;
}

/** Previews both titles of a new nomenclature, or the title of an existing row. */
export function previewNomenclature(values: NomenclatureValues, row: DegreeTitle | undefined) {
  if (row !== undefined) {
    return (
      <DegreePreview titles={[{ holder: titleHolderGender(row.genderId), title: values.title }]} />
    );
  }
  const { maleTitle, femaleTitle } = wantedOf(values);
  return (
    <DegreePreview
      titles={[
        { holder: 'male', title: maleTitle },
        { holder: 'female', title: femaleTitle },
      ]}
    />
  );
}

/** 'Así se leerá en el título': the entered title as it will appear on the diploma. */
export function DegreePreview({ titles }: { readonly titles: readonly PreviewedTitle[] }) {
  const messages = useMessages(degreePreviewMessages);
  return (
    <Paper aria-label={messages.heading}>
      <PaperHead>{messages.heading}</PaperHead>
      <Small>{messages.confers}</Small>
      <Specimens>
        {titles.map((title) => (
          <SpecimenText key={title.holder} {...title} />
        ))}
      </Specimens>
    </Paper>
  );
}

function SpecimenText({ holder, title }: PreviewedTitle) {
  const messages = useMessages(degreePreviewMessages);
  const text = title.trim();
  return (
    <Specimen>
      {text === '' ? <MissingDegree>{messages.untyped}</MissingDegree> : <Degree>{text}</Degree>}
      <Name>{messages[holder]}</Name>
    </Specimen>
  );
}

/** Resembles a diploma: paper, a hairline frame, a serif font. */
const Paper = styled.section`
  container: degree-paper / inline-size;
  display: grid;
  gap: var(--birrete-space-4);
  padding: var(--birrete-space-4) var(--birrete-space-5) var(--birrete-space-5);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  outline: 1px solid var(--birrete-border);
  outline-offset: -0.4em;
  background-color: var(--birrete-page);
  text-align: center;
`;

const PaperHead = styled.h3`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 600;
`;

const Specimens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);

  @container degree-paper (width >= 26em) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

const Specimen = styled.p`
  display: grid;
  align-content: start;
  gap: var(--birrete-space-1);
`;

const Small = styled.span`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;

const Name = styled.span`
  font-family: var(--birrete-heading-font);
  font-style: italic;
`;

const Degree = styled.bdi`
  display: block;
  color: var(--birrete-accent-text);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-section);
  line-height: 1.3;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

const MissingDegree = styled(Degree)`
  color: var(--birrete-text-muted);
`;
