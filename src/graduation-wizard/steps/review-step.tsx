import { formatLongDate, parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { ProblemList } from '../progress/problem-list.tsx';
import { identificationIn, nameIn } from '../receipt/receipt.ts';
import { RefusalNotice } from '../submission/refusal-notice.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { ReviewSection } from './review-section.tsx';
import type { StepProps } from './step-props.ts';
import { stepMessages } from './steps.messages.ts';

/** Step 4: everything once more, with a way back to each part, before it is sent. */
export function ReviewStep({ form, groupLevel, isSubmitting }: StepProps) {
  const words = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const { actions, problems, attempts, refusal } = form;
  const section = { level: groupLevel, isDisabled: isSubmitting, onEdit: actions.go };

  return (
    <Stack>
      <ProblemList problems={problems} focusCount={attempts} onCorrect={actions.correct} />
      {refusal !== undefined && !isSubmitting && (
        <RefusalNotice
          refusal={refusal}
          isRefreshing={form.isRefreshing}
          onRefresh={actions.refresh}
        />
      )}
      <ReviewSection
        {...section}
        step="ceremony"
        title={wizard.ceremony}
        edits={words.editCeremony}
        items={useCeremonyItems(form)}
      />
      <ReviewSection
        {...section}
        step="career"
        title={words.career}
        edits={words.editCareer}
        items={useCareerItems(form)}
      />
      <ReviewSection
        {...section}
        step="details"
        title={wizard.stepDetails}
        edits={words.editDetails}
        items={useDetailItems(form)}
      />
    </Stack>
  );
}

function useCeremonyItems({ draft, catalogue }: StepProps['form']): readonly DescriptionItem[] {
  const words = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const locale = useLocale();
  const ceremony = catalogue.ceremonies.find(({ id }) => id === draft.ceremonyId);
  const date = ceremony?.date === undefined ? undefined : formatLongDate(ceremony.date, locale);
  return [
    { term: words.nameTerm, detail: ceremony?.name ?? wizard.unavailable },
    { term: wizard.date, detail: date ?? wizard.unavailable },
    { term: wizard.place, detail: ceremony?.location ?? wizard.unavailable },
  ];
}

function useCareerItems({ draft, catalogue }: StepProps['form']): readonly DescriptionItem[] {
  const words = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const career = catalogue.careers.find(({ id }) => id === draft.careerId);
  return [
    { term: words.nameTerm, detail: career?.name ?? wizard.unavailable },
    { term: words.careerType, detail: career?.typeName ?? wizard.unavailable },
    { term: words.faculty, detail: career?.facultyName ?? wizard.unavailable },
  ];
}

function useDetailItems({ draft, catalogue }: StepProps['form']): readonly DescriptionItem[] {
  const words = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const locale = useLocale();
  const birth = parseCalendarDate(draft.dateOfBirth);
  const gender = catalogue.genders.find(({ id }) => id === draft.genderId);
  const shown = (text: string) => (text.trim() === '' ? wizard.unavailable : text);
  return [
    { term: words.fullName, detail: shown(nameIn(draft)) },
    { term: words.identification, detail: identificationIn(draft) },
    {
      term: words.dateOfBirth,
      detail: birth === undefined ? shown(draft.dateOfBirth) : formatLongDate(birth, locale),
    },
    { term: words.placeOfBirth, detail: shown(draft.placeOfBirth) },
    { term: words.gender, detail: gender?.name ?? wizard.unavailable },
    { term: words.email, detail: shown(draft.email) },
  ];
}
