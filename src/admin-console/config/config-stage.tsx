import { ConsoleStage, type StageProps } from '../console-stage.tsx';
import { ConfigSection } from './config-section.tsx';

interface ConfigStageProps extends StageProps {
  /** Where the person is, seen from the site: '/admin/config/users'. */
  readonly address: string;
}

/** The section in what the console gives it: for stories. */
export function ConfigStage({ address, ...rest }: ConfigStageProps) {
  return (
    <ConsoleStage address={address} {...rest}>
      <ConfigSection />
    </ConsoleStage>
  );
}
