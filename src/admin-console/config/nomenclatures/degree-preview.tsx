import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { CatalogueAsideProps } from '../catalogue/catalogue.ts';
import { type PreviewedTitle, previewedTitles } from './degree-preview.flow.ts';
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
import type { NomenclatureField } from './nomenclature-fields.ts';
import { degreePreviewMessages } from './nomenclatures.messages.ts';

/** 'Así dirá tu título': what is typed, as a graduate will read it. */
export function DegreePreview({
  values,
  row,
}: CatalogueAsideProps<DegreeTitle, NomenclatureField>) {
  const words = useMessages(degreePreviewMessages);
  return (
    <Paper aria-label={words.heading}>
      <PaperHead>{words.heading}</PaperHead>
      <Small>{words.confers}</Small>
      <Specimens>
        {previewedTitles(values, row).map((title) => (
          <SpecimenText key={title.holder} {...title} />
        ))}
      </Specimens>
    </Paper>
  );
}

function SpecimenText({ holder, title }: PreviewedTitle) {
  const words = useMessages(degreePreviewMessages);
  return (
    <Specimen>
      {title === '' ? <MissingDegree>{words.untyped}</MissingDegree> : <Degree>{title}</Degree>}
      <Name>{words[holder]}</Name>
    </Specimen>
  );
}
