import { ConsoleStage, type StageProps } from '../console-stage.tsx';
import { ReportsSection } from './reports-section.tsx';

interface ReportsStageProps extends StageProps {
  /** Where the person is. @default '/admin/reports' */
  readonly address?: string | undefined;
}

/** The section in what the console gives it: for stories. */
export function ReportsStage({ address = '/admin/reports', ...rest }: ReportsStageProps) {
  return (
    <ConsoleStage address={address} {...rest}>
      <ReportsSection />
    </ConsoleStage>
  );
}
