import { ConsoleStage, type StageProps } from '../console-stage.tsx';
import { TitlesSection } from './titles-section.tsx';

interface TitlesStageProps extends StageProps {
  /** Where the person is. @default '/admin/titles' */
  readonly address?: string | undefined;
}

/** The section in what the console gives it: for stories. */
export function TitlesStage({ address = '/admin/titles', ...rest }: TitlesStageProps) {
  return (
    <ConsoleStage address={address} timeoutMs={5_000} {...rest}>
      <TitlesSection />
    </ConsoleStage>
  );
}
