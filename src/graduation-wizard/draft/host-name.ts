import type { ApplyField } from '#domain/application/field-names.ts';

export type HostName<Name extends ApplyField> = Name extends `${infer Choice}Id` ? Choice : Name;

/** A field of the wizard as hosts name it. */
export type WizardField = HostName<ApplyField>;

/** The host's name of a field: a choice goes without its 'Id', because a host may know only its name. */
export function hostNameOf(field: ApplyField): WizardField {
  return field.replace(/Id$/, '') as WizardField;
}
