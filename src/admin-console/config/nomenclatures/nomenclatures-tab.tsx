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
  /** Careers × genders in place of the list. */
  readonly isMatrix: boolean;
}

export function NomenclaturesTab({ isMatrix }: NomenclaturesTabProps) {
  const { navigate } = useConsole();
  const words = useMessages(nomenclaturesMessages);
  const matrixWords = useMessages(nomenclatureMatrixMessages);
  const catalogue = useMemo(() => nomenclaturesCatalogue(words), [words]);

  if (isMatrix) {
    return <NomenclatureMatrix onBack={() => navigate(tabAt(matrixPath).path)} />;
  }
  return (
    <CataloguePanel
      catalogue={catalogue}
      actions={
        <Button variant="secondary" onClick={() => navigate(matrixPath)}>
          {matrixWords.open}
        </Button>
      }
    />
  );
}
