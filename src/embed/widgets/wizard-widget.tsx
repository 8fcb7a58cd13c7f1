import {
  GraduationWizard,
  type GraduationWizardProps,
} from '#graduation-wizard/graduation-wizard.tsx';
import type { Privacy } from '#provider/privacy/privacy.ts';
import { anonymousSession } from '#session/anonymous-session.ts';
import { readAttribute, readHeadingLevel, readProperty } from '../settings/read-attributes.ts';
import { readPrivacyAttributes } from '../settings/read-privacy.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-wizard>`. */
export function openWizard(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  return openWidget(surface, () => <GraduationWizard {...readWizard(surface)} />, { session });
}

const secondLastNames = { required: true, optional: false, 'unless-none': 'unless-none' } as const;

function readWizard(surface: Surface): GraduationWizardProps {
  return {
    headingLevel: readHeadingLevel(surface),
    statusHref: readAttribute(surface, 'status-href'),
    homeHref: readAttribute(surface, 'home-href'),
    receiptStatusUrl: readAttribute(surface, 'receipt-status-url'),
    draftKey: readAttribute(surface, 'draft-key'),
    draft: readAttribute(surface, 'draft'),
    privacy: readProperty<Privacy>(surface, 'privacy', 'object') ?? readPrivacyAttributes(surface),
    identificationTypes: readAttribute(surface, 'identification-types'),
    stepsInHistory: readAttribute(surface, 'steps-in-history'),
    requireSecondLastName:
      secondLastNames[readAttribute(surface, 'second-last-name') ?? 'required'],
    initialValues: readProperty(surface, 'initialValues', 'object'),
    readOnlyFields: readProperty(surface, 'readOnlyFields', 'object'),
    onSubmitted: (submitted) => callback<typeof submitted>(surface, 'onSubmitted')?.(submitted),
    onStepChange: (step) => callback<typeof step>(surface, 'onStepChange')?.(step),
    onExit: readProperty<() => void>(surface, 'onExit', 'function'),
  };
}

/** Read when it is called, because a host may set it later. */
function callback<Payload>(surface: Surface, name: string) {
  return readProperty<(payload: Payload) => void>(surface, name, 'function');
}
