import type { Application } from '#domain/application/application.ts';
import type { ApplicationProof } from '#domain/application/title-proof.ts';

/** The correction that a dialog decides. */
export interface CorrectionDialogProps {
  readonly application: Application;
  readonly proof: ApplicationProof;
  readonly onClose: () => void;
}
