import { useEffect } from 'react';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { useLatest } from '#react/use-latest.ts';
import type { DescriptionItem } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { ProblemList } from '../progress/problem-list.tsx';
import { dataItem, describeLines, personLines } from '../steps/person-lines.ts';
import type { StepProps } from '../steps/step-props.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { SubmitFailureNotice } from './failure-notice.tsx';
import { NameQuestion } from './name-question.tsx';
import { usePrivacyInForce } from './privacy-in-force.controller.ts';
import { PrivacySection } from './privacy-section.tsx';
import { ReviewSection } from './review-section.tsx';

/** Step 4: all values for review, with a link back to each step. */
export function ReviewStep({ form, groupLevel }: StepProps) {
  const messages = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const { actions, problems, attempts, failed, privacy } = form;
  const inForce = usePrivacyInForce(form);
  useListsAfterConflict(form);
  const section = { level: groupLevel, isDisabled: form.isSubmitting, onEdit: actions.go };
  // The lists, read again, show the reason of the refusal at the other end of a long page.
  const isExplained =
    (failed?.failure === 'refused' || failed?.failure === 'conflict') && problems.length > 0;

  return (
    <Stack>
      <ProblemList
        problems={problems}
        focusCount={isExplained ? attempts + 1 : attempts}
        onCorrect={actions.correct}
      />
      <ReviewSection
        {...section}
        step="ceremony"
        title={wizard.ceremony}
        edits={messages.editCeremony}
        items={useCeremonyItems(form)}
      />
      <ReviewSection
        {...section}
        step="career"
        title={messages.career}
        edits={messages.editCareer}
        items={useCareerItems(form)}
      />
      <ReviewSection
        {...section}
        step="details"
        title={wizard.stepDetails}
        edits={messages.editDetails}
        items={useDetailItems(form)}
      >
        <NameQuestion form={form} />
      </ReviewSection>
      {privacy !== undefined && <PrivacySection privacy={privacy} form={form} />}
      {failed !== undefined && (
        <SubmitFailureNotice
          form={form}
          failed={failed}
          isRefreshing={form.isRefreshing || inForce.isReading}
          onRefresh={() => {
            actions.refresh();
            inForce.read();
          }}
        />
      )}
    </Stack>
  );
}

/** Reads the lists after a conflict: they say whether the ceremony has closed. If it has not, the person has applied. */
function useListsAfterConflict({ failed, actions }: StepProps['form']): void {
  const refresh = useLatest(actions.refresh);
  const isConflict = failed?.failure === 'conflict';
  useEffect(() => {
    if (isConflict) refresh.current();
  }, [isConflict, refresh]);
}

function useCeremonyItems({ draft, choices }: StepProps['form']): readonly DescriptionItem[] {
  const { messages, longDate } = useText(stepMessages);
  const wizard = useMessages(wizardMessages);
  const ceremony = choices.ceremonies.find(({ id }) => id === draft.ceremonyId);
  const date = ceremony?.date === undefined ? undefined : longDate(ceremony.date);
  return [
    dataItem(messages.nameTerm, ceremony?.name, wizard.unavailable),
    { term: wizard.date, detail: date ?? wizard.unavailable },
    dataItem(wizard.place, ceremony?.location, wizard.unavailable),
  ];
}

function useCareerItems({ draft, choices }: StepProps['form']): readonly DescriptionItem[] {
  const messages = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const career = choices.careers.find(({ id }) => id === draft.careerId);
  return [
    dataItem(messages.nameTerm, career?.name, wizard.unavailable),
    dataItem(messages.careerType, career?.typeName, wizard.unavailable),
    dataItem(messages.faculty, career?.facultyName, wizard.unavailable),
  ];
}

function useDetailItems({ draft, choices }: StepProps['form']): readonly DescriptionItem[] {
  const messages = useMessages(stepMessages);
  const { unavailable } = useMessages(wizardMessages);
  const locale = useLocale();
  return describeLines(personLines(draft, choices), { ...messages, unavailable }, locale);
}
