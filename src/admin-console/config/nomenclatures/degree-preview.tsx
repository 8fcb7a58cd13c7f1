import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { useMessages } from '#messages/messages-context.tsx';
import {
  Degree,
  MissingDegree,
  Name,
  Paper,
  PaperHead,
  Small,
  Specimen,
  Specimens,
} from './degree-preview.styles.ts';
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
