import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import type { WizardActions } from '../progress/wizard-form-state.ts';
import { labelKeyOf } from '../steps/details-fields.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import type { RefusedPlace } from './refused-places.ts';

interface RefusedFieldsProps {
  readonly places: readonly RefusedPlace[];
  readonly onCorrect: WizardActions['correct'];
}

/** Buttons that go to the fields that the server named. Each field shows its message. */
export function RefusedFields({ places, onCorrect }: RefusedFieldsProps) {
  const messages = useMessages(stepMessages);
  const { ceremony } = useMessages(wizardMessages);
  const labelOf = ({ field }: RefusedPlace) =>
    field === 'ceremonyId'
      ? ceremony
      : messages[field === 'careerId' ? 'career' : labelKeyOf(field)];
  return (
    <Cluster>
      {places.map((place) => (
        <Button key={place.field} variant="secondary" onClick={() => onCorrect(place)}>
          {labelOf(place)}
        </Button>
      ))}
    </Cluster>
  );
}
