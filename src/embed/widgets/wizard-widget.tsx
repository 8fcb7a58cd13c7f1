import type { ReactNode } from 'react';
import {
  GraduationWizard,
  type GraduationWizardProps,
} from '#graduation-wizard/graduation-wizard.tsx';
import type { WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';
import type { Privacy } from '#provider/privacy/privacy.ts';
import { anonymousSession } from '#session/anonymous-session.ts';
import {
  readAttribute,
  readHeadingLevel,
  readProperty,
  type Source,
} from '../settings/read-attributes.ts';
import { readPrivacyAttributes } from '../settings/read-privacy.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-wizard>`. */
export function openWizard(surface: Surface): OpenedWidget {
  const session = anonymousSession();
  return openWidget(surface, () => drawWizard(surface, surface.lists), { session });
}

/** @param lists those of a printed first screen */
export function drawWizard(source: Source, lists: WizardLists | undefined): ReactNode {
  return <GraduationWizard {...readWizard(source)} lists={lists} />;
}

const secondLastNames = { required: true, optional: false, 'unless-none': 'unless-none' } as const;

function readWizard(source: Source): GraduationWizardProps {
  return {
    headingLevel: readHeadingLevel(source),
    statusHref: readAttribute(source, 'status-href'),
    homeHref: readAttribute(source, 'home-href'),
    receiptStatusUrl: readAttribute(source, 'receipt-status-url'),
    draftKey: readAttribute(source, 'draft-key'),
    draft: readAttribute(source, 'draft'),
    privacy: readProperty<Privacy>(source, 'privacy', 'object') ?? readPrivacyAttributes(source),
    identificationTypes: readAttribute(source, 'identification-types'),
    stepsInHistory: readAttribute(source, 'steps-in-history'),
    requireSecondLastName: secondLastNames[readAttribute(source, 'second-last-name') ?? 'required'],
    initialValues: readProperty(source, 'initialValues', 'object'),
    readOnlyFields: readProperty(source, 'readOnlyFields', 'object'),
    onSubmitted: (submitted) => callback<typeof submitted>(source, 'onSubmitted')?.(submitted),
    onStepChange: (step) => callback<typeof step>(source, 'onStepChange')?.(step),
    onExit: readProperty<() => void>(source, 'onExit', 'function'),
  };
}

/** Read when it is called, because a host may set it later. */
function callback<Payload>(source: Source, name: string) {
  return readProperty<(payload: Payload) => void>(source, name, 'function');
}
