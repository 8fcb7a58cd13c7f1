import { lazyView } from '#react/lazy.tsx';
import { LoadFailed } from '#ui/alert/retry-alert.tsx';
import { LazyPart } from '#ui/lazy/lazy-part.tsx';
import { ProofBox } from './title-proof.styles.ts';
import type { TitleProofProps } from './title-proof.tsx';

/** Loaded once a graduate has proved their identity to a server that offers proofs. */
const titleProof = lazyView(() => import('./title-proof.tsx').then((module) => module.TitleProof));

/** The proof of a title, whose code loads when it is shown. */
export function LazyTitleProof(props: TitleProofProps) {
  return (
    <LazyPart
      view={titleProof}
      props={props}
      lines={6}
      Failure={LoadFailed}
      wrap={(content) => <ProofBox as="div">{content}</ProofBox>}
    />
  );
}
