import { ConsoleStage, type StageProps } from '../console-stage.tsx';
import { CeremoniesSection } from './ceremonies-section.tsx';

interface CeremoniesStageProps extends StageProps {
  /** Where the person is. @default '/admin/ceremonies' */
  readonly address?: string | undefined;
}

/** The section in what the console gives it: for stories. */
export function CeremoniesStage({ address = '/admin/ceremonies', ...rest }: CeremoniesStageProps) {
  return (
    <ConsoleStage address={address} {...rest}>
      <CeremoniesSection />
    </ConsoleStage>
  );
}
