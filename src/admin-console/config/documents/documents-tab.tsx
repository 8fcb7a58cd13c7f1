import { useMemo, useState } from 'react';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ArrowLeftIcon } from '#ui/icon/icons.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { CataloguePanel } from '../catalogue-panel.tsx';
import { configPath, fieldsPath } from '../config-tabs.flow.ts';
import { documentFieldsCatalogue } from '../document-fields/document-fields.catalogue.ts';
import { documentFieldsMessages } from '../document-fields/document-fields.messages.ts';
import { DeletedTemplatesDialog } from './deleted-templates-dialog.tsx';
import { documentsCatalogue } from './documents.catalogue.ts';
import { documentsMessages } from './documents.messages.ts';
import { FormerAddresses } from './former-addresses.tsx';

/** 'Documentos': the templates, or the additional fields that they insert. */
export function DocumentsTab() {
  const { location, navigate } = useConsole();
  return location.pathname === fieldsPath ? (
    <Fields onBack={() => navigate(configPath('documents'))} />
  ) : (
    <Templates onFields={() => navigate(fieldsPath)} />
  );
}

function Templates({ onFields }: { readonly onFields: () => void }) {
  const messages = useMessages(documentsMessages);
  const kinds = useMessages(documentProblemsMessages);
  const fields = useMessages(documentFieldsMessages);
  const isRestorable = useOffers('deleted-templates');
  const [showsDeleted, setShowsDeleted] = useState(false);
  const catalogue = useMemo(
    () => documentsCatalogue(messages, kinds, isRestorable),
    [messages, kinds, isRestorable],
  );
  return (
    <Stack>
      {showsDeleted && <DeletedTemplatesDialog onClose={() => setShowsDeleted(false)} />}
      <FormerAddresses />
      <CataloguePanel
        catalogue={catalogue}
        actions={
          <>
            <Button variant="secondary" onClick={onFields}>
              {fields.open}
            </Button>
            {isRestorable && (
              <Button variant="secondary" onClick={() => setShowsDeleted(true)}>
                {messages.deleted}
              </Button>
            )}
          </>
        }
      />
    </Stack>
  );
}

function Fields({ onBack }: { readonly onBack: () => void }) {
  const messages = useMessages(documentFieldsMessages);
  const catalogue = useMemo(() => documentFieldsCatalogue(messages), [messages]);
  return (
    <CataloguePanel
      catalogue={catalogue}
      actions={
        <Button variant="secondary" icon={<ArrowLeftIcon />} onClick={onBack}>
          {messages.back}
        </Button>
      }
    />
  );
}
