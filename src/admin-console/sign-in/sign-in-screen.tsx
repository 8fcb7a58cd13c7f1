import { useMessages } from '#messages/messages-context.tsx';
import { useInternalLink } from '#provider/internal-link.ts';
import { Link } from '#ui/link/link.tsx';
import { useDocumentTitle, useFocusOnArrival } from '../navigation/arrival.ts';
import { useConsole } from '../navigation/console-context.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Foot, Place } from './sign-in.styles.ts';
import { SignInCard, type SignInCardProps } from './sign-in-card.tsx';

interface SignInScreenProps extends SignInCardProps {
  readonly homeHref: string;
}

/** The whole sign-in page of the console. */
export function SignInScreen({ homeHref, ...card }: SignInScreenProps) {
  const messages = useMessages(signInMessages);
  const console = useConsole();
  const heading = useFocusOnArrival(console);
  const followLink = useInternalLink();
  useDocumentTitle(messages.pageTitle, console);

  return (
    <Place>
      <SignInCard {...card} headingRef={heading} />
      <Foot>
        <Link href={homeHref} onClick={followLink}>
          {messages.home}
        </Link>
      </Foot>
    </Place>
  );
}
