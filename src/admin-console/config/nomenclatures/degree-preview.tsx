import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
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
import { holderOf, type NomenclatureValues, wantedOf } from './nomenclature-fields.ts';
import { degreePreviewMessages } from './nomenclatures.messages.ts';

/** A title as it is typed, and whose it would be. */
interface PreviewedTitle {
  readonly holder: 'male' | 'female' | 'other';
  readonly title: string;
}

/** Both titles of something new, the one title of an entry. */
export function previewNomenclature(values: NomenclatureValues, row: DegreeTitle | undefined) {
  if (row !== undefined) {
    return <DegreePreview titles={[{ holder: holderOf(row.genderId), title: values.title }]} />;
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

/** 'Así dirá tu título': what is typed, as a graduate will read it. */
export function DegreePreview({ titles }: { readonly titles: readonly PreviewedTitle[] }) {
  const words = useMessages(degreePreviewMessages);
  return (
    <Paper aria-label={words.heading}>
      <PaperHead>{words.heading}</PaperHead>
      <Small>{words.confers}</Small>
      <Specimens>
        {titles.map((title) => (
          <SpecimenText key={title.holder} {...title} />
        ))}
      </Specimens>
    </Paper>
  );
}

function SpecimenText({ holder, title }: PreviewedTitle) {
  const words = useMessages(degreePreviewMessages);
  const text = title.trim();
  return (
    <Specimen>
      {text === '' ? <MissingDegree>{words.untyped}</MissingDegree> : <Degree>{text}</Degree>}
      <Name>{words[holder]}</Name>
    </Specimen>
  );
}
