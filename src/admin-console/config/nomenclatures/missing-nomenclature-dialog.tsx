import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { EntryFormDialog } from '../catalogue/entry-form-dialog.tsx';
import { DegreePreview } from './degree-preview.tsx';
import { beginFillNomenclature } from './fill-nomenclature.ts';
import type { MissingNomenclature } from './matrix/nomenclature-matrix.flow.ts';
import { titleField, titleHolderGender } from './nomenclature-fields.ts';
import { nomenclatureKeys } from './nomenclatures.catalogue.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

interface MissingNomenclatureDialogProps {
  readonly missing: MissingNomenclature;
  readonly onClose: () => void;
}

/** Creates the missing nomenclature of a career and gender; only its text is editable. */
export function MissingNomenclatureDialog({ missing, onClose }: MissingNomenclatureDialogProps) {
  const { career, genderId, proposal = '' } = missing;
  const messages = useMessages(nomenclaturesMessages);
  const matrixMessages = useMessages(nomenclatureMatrixMessages);
  const change = useChange(resources.degreeTitles, messages.saveFailed);
  const [fill] = useState(() => beginFillNomenclature(missing));
  const key = String(career.id);
  const option = { key, label: career.name };

  return (
    <EntryFormDialog
      title={matrixMessages.fillTitle}
      fields={[
        {
          id: 'career',
          kind: 'search-choice',
          label: messages.career,
          required: messages.careerRequired,
          lock: matrixMessages.careerStands,
        },
        titleField(genderId, messages),
      ]}
      saved={useMemo(() => ({ career: key, title: proposal }), [key, proposal])}
      choices={{ career: { status: 'ready', rows: [option], isRefreshing: false } }}
      aside={({ title }) => (
        <DegreePreview titles={[{ holder: titleHolderGender(genderId), title }]} />
      )}
      wireNames={nomenclatureKeys}
      change={change}
      onSave={({ title }, close) =>
        change.create({
          call: (api, known) => fill(api, title, known),
          done: matrixMessages.filled,
          onDone: () => close(),
        })
      }
      onClose={onClose}
    />
  );
}
