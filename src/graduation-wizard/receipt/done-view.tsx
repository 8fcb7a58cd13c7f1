import { useEffect, useId, useRef } from 'react';
import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import { useLocale } from '../../messages/messages-context.tsx';
import { useInternalLink } from '../../provider/internal-link.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { SuccessIcon } from '../../ui/icon/tone-icons.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { ExitLink, type ExitLinkProps } from '../exit-link.tsx';
import { useLaterWords } from '../use-later-words.ts';
import { Intro, Note } from '../wizard.styles.ts';
import { CodeCard } from './code-card.tsx';
import { DoneActions, DoneBox, DoneMark, SummaryBox } from './done-view.styles.ts';
import type { Receipt } from './receipt.ts';
import { TakeAway } from './take-away.tsx';

export interface DoneViewProps extends Pick<ExitLinkProps, 'homeHref' | 'onExit'> {
  readonly receipt: Receipt;
  readonly headingLevel: 2 | 3 | 4 | 5;
  readonly statusHref: string;
  /** Where the receipt's QR code leads: absolute, or to be read against the page's address. */
  readonly statusTemplate: string;
}

/** Step 5: the request was received under a code, and what can be taken away of it (spec §2). */
export function DoneView(props: DoneViewProps) {
  const { receipt, headingLevel, statusHref, statusTemplate, homeHref, onExit } = props;
  const words = useLaterWords();
  const followLink = useInternalLink();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card>
      <DoneBox>
        <DoneMark>
          <SuccessIcon size="3em" />
        </DoneMark>
        <Heading level={headingLevel} size="title" tabIndex={-1} headingRef={heading}>
          {words.doneHeading}
        </Heading>
        <Intro>{words.doneText}</Intro>
        <CodeCard code={receipt.code} />
        <TakeAway receipt={receipt} statusTemplate={statusTemplate} />
        <DoneActions>
          <LinkButton href={statusHref} onClick={followLink}>
            {words.checkStatus}
          </LinkButton>
          <ExitLink variant="secondary" homeHref={homeHref} onExit={onExit}>
            {words.goHome}
          </ExitLink>
        </DoneActions>
      </DoneBox>
      <Summary receipt={receipt} level={headingLevel} />
    </Card>
  );
}

const below = { 2: 3, 3: 4, 4: 5, 5: 6 } as const;

function Summary({ receipt, level }: Pick<DoneViewProps, 'receipt'> & { level: 2 | 3 | 4 | 5 }) {
  const words = useLaterWords();
  const locale = useLocale();
  const titleId = useId();
  const { ceremony, career, fullName } = receipt;
  const date = ceremony?.date;
  return (
    <SummaryBox aria-labelledby={titleId}>
      <Heading id={titleId} level={below[level]} size="small">
        {words.summary}
      </Heading>
      <DescriptionList
        items={[
          { term: words.fullName, detail: fullName },
          { term: words.career, detail: career?.name ?? words.unavailable },
          { term: words.ceremony, detail: ceremony?.name ?? words.unavailable },
          {
            term: words.date,
            detail: date === undefined ? words.unavailable : formatLongDate(date, locale),
          },
          { term: words.place, detail: ceremony?.location ?? words.unavailable },
        ]}
      />
      <Note>{words.nextText}</Note>
    </SummaryBox>
  );
}
