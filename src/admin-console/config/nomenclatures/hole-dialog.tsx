import { useMemo, useState } from 'react';
import type { DegreeTitle } from '../../../domain/degree/degree-title.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { CatalogueFormDialog } from '../catalogue/catalogue-form-dialog.tsx';
import { beginHoleFilling } from './hole-filling.ts';
import type { Hole } from './nomenclature-matrix.flow.ts';
import { draftOf, type NomenclaturesCatalogue } from './nomenclatures.catalogue.ts';
import { nomenclatureMatrixMessages } from './nomenclatures.messages.ts';

interface HoleDialogProps {
  readonly catalogue: NomenclaturesCatalogue;
  readonly hole: Hole;
  readonly onClose: () => void;
}

const noRows: readonly never[] = [];

/** The form of one nomenclature, for an entry that is not there yet: saving creates it, its career stands. */
export function HoleDialog({ catalogue, hole, onClose }: HoleDialogProps) {
  const words = useMessages(nomenclatureMatrixMessages);
  const [fill] = useState(() => beginHoleFilling(hole));
  const filling = useMemo(
    (): NomenclaturesCatalogue => ({
      ...catalogue,
      words: { ...catalogue.words, editTitle: words.fillTitle, updated: words.filled },
      fields: catalogue.fields.map((field) =>
        field.id === 'career' ? { ...field, lock: () => words.careerStands } : field,
      ),
      update: (api, row, values) => fill(api, draftOf(row, values)),
    }),
    [catalogue, words, fill],
  );
  return (
    <CatalogueFormDialog catalogue={filling} row={rowOf(hole)} rows={noRows} onClose={onClose} />
  );
}

/** No entry has the id 0: it is never sent. */
function rowOf({ career, genderId, proposal }: Hole): DegreeTitle {
  return {
    id: 0,
    careerId: career.id,
    careerName: career.name,
    genderId,
    genderName: undefined,
    titleName: proposal ?? '',
  };
}
