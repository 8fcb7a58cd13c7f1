import { useMessages } from '#messages/messages-context.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import type { Wizard } from '../wizard.controller.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { type Position, stateOf, wizardSteps } from './wizard.flow.ts';

/** Shows the user's position; complete steps can be revisited. */
export function WizardStepper({ wizard }: { readonly wizard: Wizard }) {
  const messages = useMessages(wizardMessages);
  const { step, reached, problems } = positionOf(wizard);
  const steps = wizardSteps.map(({ id, label }) => ({
    id,
    label: messages[label],
    state: stateOf(id, { step, reached, problems }),
  }));
  const select = (id: string) => {
    const wanted = wizardSteps.find((one) => one.id === id);
    if (wanted !== undefined && 'form' in wizard) wizard.form.actions.go(wanted.id);
  };
  return (
    <Stepper
      label={messages.steps}
      steps={steps}
      onSelect={wizard.status === 'filling' ? select : undefined}
    />
  );
}

/** The wizard's position, also before the lists are loaded and after the application was received. */
export function positionOf(wizard: Wizard): Position {
  if ('form' in wizard) return wizard.form;
  if (wizard.status === 'done') return { step: 'done', reached: 'review', problems: [] };
  return { step: 'ceremony', reached: 'ceremony', problems: [] };
}
