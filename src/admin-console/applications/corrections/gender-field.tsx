import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import type { Application } from '#domain/application/application.ts';
import { nomenclatureFinder } from '#domain/degree/nomenclature-finder.ts';
import { genderLabel } from '#domain/person/gender.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Select } from '#ui/select/select.tsx';
import { correctionsMessages } from './corrections.messages.ts';

interface GenderFieldProps {
  readonly application: Application;
  readonly value: number | undefined;
  readonly onChange: (genderId: number) => void;
}

/** The gender of the degree title, with the wording that each gives. */
export function GenderField({ application, value, onChange }: GenderFieldProps) {
  const messages = useMessages(correctionsMessages);
  const genders = rowsOf(useList(resources.genders));
  const degreeOf = nomenclatureFinder(rowsOf(useList(resources.degreeTitles)));
  const { career } = application;
  const items = genders.map(({ id, name }) => {
    const degree = degreeOf({ career, student: { genderId: id } });
    const text = degree.kind === 'named' ? degree.text : messages.noDegree;
    const gender = genderLabel(id, messages) ?? name;
    return { id, label: formatMessage(messages.genderOption, { gender, degree: text }) };
  });
  if (items.length === 0) return null;
  return (
    <Select
      label={messages.gender}
      items={items}
      itemKey={({ id }) => String(id)}
      itemLabel={({ label }) => label}
      value={items.find(({ id }) => id === value) ?? null}
      onChange={({ id }) => onChange(id)}
    />
  );
}
