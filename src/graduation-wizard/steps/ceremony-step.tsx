import { useState } from 'react';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { matchesTerms } from '#domain/text/text-fold.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Note } from '../wizard.styles.ts';
import { CeremonyDetail } from './ceremony-detail.tsx';
import { LockedField } from './locked-field.tsx';
import type { StepProps } from './step-props.ts';

/** From this number on, searching is quicker than reading. */
const manyCeremonies = 8;

/** Step 1: one of the ceremonies that accept applications. */
export function CeremonyStep({ form, idOf, errorOf, onLeave }: StepProps) {
  const messages = useMessages(wizardMessages);
  const [query, setQuery] = useState('');
  const { ceremonies } = form.choices;
  const chosen = ceremonies.find(({ id }) => id === form.draft.ceremonyId) ?? null;

  if (chosen !== null && form.locked.includes('ceremonyId')) {
    return (
      <Stack $gap={4}>
        <LockedField id={idOf('ceremonyId')} label={messages.ceremony} value={chosen.name} />
        <CeremonyDetail ceremony={chosen} />
      </Stack>
    );
  }

  const found = ceremonies.filter((ceremony) => ceremony === chosen || matches(ceremony, query));

  return (
    <Stack $gap={4}>
      {ceremonies.length > manyCeremonies && (
        <CeremonySearch query={query} onQuery={setQuery} count={found.length} />
      )}
      {found.length > 0 && (
        <RadioGroup
          id={idOf('ceremonyId')}
          name="ceremony"
          label={messages.ceremony}
          layout="cards"
          isData
          items={found}
          itemKey={ceremonyKey}
          itemLabel={(ceremony) => ceremony.name}
          itemDetail={(ceremony) => <CeremonyDetail ceremony={ceremony} />}
          value={chosen}
          onChange={({ id }) => form.actions.edit({ ceremonyId: id })}
          onBlur={() => onLeave('ceremonyId')}
          error={errorOf('ceremonyId')}
          isRequired
        />
      )}
    </Stack>
  );
}

interface CeremonySearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly count: number;
}

function CeremonySearch({ query, onQuery, count }: CeremonySearchProps) {
  const { messages, format } = useText(wizardMessages);
  const found = count === 0 ? messages.ceremoniesNone : format(messages.ceremoniesFound, { count });
  return (
    <Stack $gap={4}>
      <TextField
        type="search"
        label={messages.ceremonySearch}
        hint={messages.ceremonySearchHint}
        value={query}
        onChange={onQuery}
        autoComplete="off"
        spellCheck={false}
      />
      <Note role="status">{query.trim() === '' ? null : <span key={found}>{found}</span>}</Note>
    </Stack>
  );
}

function matches({ name, location, description }: Ceremony, query: string): boolean {
  return matchesTerms(`${name} ${location ?? ''} ${description ?? ''}`, query);
}

function ceremonyKey({ id }: Ceremony): string {
  return String(id);
}
