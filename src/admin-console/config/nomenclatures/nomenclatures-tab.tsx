import { useMemo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useConsole } from '../../navigation/console-context.ts';
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx';
import { matrixPath, tabAt } from '../config-tabs.flow.ts';
import { NomenclatureMatrix } from './nomenclature-matrix.tsx';
import { nomenclaturesCatalogue } from './nomenclatures.catalogue.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

interface NomenclaturesTabProps {
  /** Whether to show the matrix of careers and genders instead of the list. */
  readonly isMatrix: boolean;
}

export function NomenclaturesTab({ isMatrix }: NomenclaturesTabProps) {
  const { navigate } = useConsole();
  const messages = useMessages(nomenclaturesMessages);
  const matrixMessages = useMessages(nomenclatureMatrixMessages);
  const catalogue = useMemo(() => nomenclaturesCatalogue(messages), [messages]);

  if (isMatrix) {
    return <NomenclatureMatrix onBack={() => navigate(tabAt(matrixPath).path)} />;
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
