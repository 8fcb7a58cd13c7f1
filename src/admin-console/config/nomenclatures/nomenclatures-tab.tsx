import { useMemo } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { CataloguePanel } from '../catalogue-panel.tsx';
import { configPath, matrixPath } from '../config-tabs.flow.ts';
import { NomenclatureMatrix } from './matrix/nomenclature-matrix.tsx';
import { nomenclaturesCatalogue } from './nomenclatures.catalogue.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

/** The list of nomenclatures, or the matrix of careers and genders. */
export function NomenclaturesTab() {
  const { location, navigate } = useConsole();
  const messages = useMessages(nomenclaturesMessages);
  const matrixMessages = useMessages(nomenclatureMatrixMessages);
  const catalogue = useMemo(() => nomenclaturesCatalogue(messages), [messages]);

  if (location.pathname === matrixPath) {
    return <NomenclatureMatrix onBack={() => navigate(configPath('nomenclatures'))} />;
  }
  return (
    <CataloguePanel
      catalogue={catalogue}
      actions={
        <Button variant="secondary" onClick={() => navigate(matrixPath)}>
          {matrixMessages.open}
        </Button>
      }
    />
  );
}
