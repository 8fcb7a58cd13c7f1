import { ConsoleStage, type StageProps } from '../console-stage.tsx';
import { ApplicationsSection } from './applications-section.tsx';

interface ApplicationsStageProps extends StageProps {
  /** Where the person is. @default '/admin/applications' */
  readonly address?: string | undefined;
}

/** The section in what the console gives it: for stories. */
export function ApplicationsStage({
  address = '/admin/applications',
  ...rest
}: ApplicationsStageProps) {
  return (
    <ConsoleStage address={address} {...rest}>
      <ApplicationsSection />
    </ConsoleStage>
  );
}
