import {
  GraduationWizard,
  type GraduationWizardProps,
} from '../../graduation-wizard/graduation-wizard.tsx';
import type { OpenedWidget, Stage } from '../element/stage.ts';
import {
  readChoice,
  readHeadingLevel,
  readLink,
  readList,
  readProperty,
  readText,
} from '../settings/read-attributes.ts';
import { openWidget } from './open-widget.tsx';

/** What `<graduation-wizard>` shows. */
export function openWizard(stage: Stage): OpenedWidget {
  return openWidget(stage, () => <GraduationWizard {...readWizard(stage)} />);
}

function readWizard(stage: Stage): GraduationWizardProps {
  return {
    headingLevel: readHeadingLevel(stage),
    statusHref: readLink(stage, 'status-href'),
    homeHref: readLink(stage, 'home-href'),
    receiptStatusUrl: readText(stage, 'receipt-status-url'),
    draftKey: readText(stage, 'draft-key'),
    identificationTypes: readList(stage, 'identification-types'),
    requireSecondLastName:
      readChoice(stage, 'second-last-name', ['required', 'optional']) !== 'optional',
    onSubmitted: (submitted) => callback<typeof submitted>(stage, 'onSubmitted')?.(submitted),
    onStepChange: (step) => callback<typeof step>(stage, 'onStepChange')?.(step),
    onExit: readProperty<() => void>(stage, 'onExit', 'function'),
  };
}

/** Read when it is called: a host may set it later. */
function callback<Told>(stage: Stage, name: string) {
  return readProperty<(told: Told) => void>(stage, name, 'function');
}
