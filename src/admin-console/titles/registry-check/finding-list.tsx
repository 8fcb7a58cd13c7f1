import { useState } from 'react';
import type { RegistryFinding } from '#domain/registry/check/registry-finding.ts';
import { pageCountOf, pageSpan } from '#domain/text/page-numbers.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { FindingBody, FindingItem, FindingList, FindingNumber } from './registry-check.styles.ts';
import { type FindingGroup, type FindingLanguage, toLine } from './registry-lines.flow.ts';

interface FindingsProps {
  readonly findings: readonly RegistryFinding[];
  readonly language: FindingLanguage;
}

const pageSize = 10;

const tones: Readonly<Record<FindingGroup, 'danger' | 'warning' | 'info'>> = {
  duplicate: 'danger',
  missing: 'warning',
  outOfOrder: 'warning',
  jump: 'info',
};

/** The findings in pages of ten: a register can have thousands. */
export function Findings({ findings, language }: FindingsProps) {
  const [page, setPage] = useState(1);
  const { messages } = language;
  const pageCount = pageCountOf(findings.length, pageSize);
  const { first, last } = pageSpan(page, pageSize, findings.length);
  const shown = findings
    .slice(first - 1, last)
    .map((finding, index) => ({ finding, position: first + index }));
  return (
    <Stack $gap={3}>
      <FindingList aria-label={messages.findings}>
        {shown.map(({ finding, position }) => (
          <Finding key={position} finding={finding} language={language} />
        ))}
      </FindingList>
      {pageCount > 1 && (
        <Pagination label={messages.pages} page={page} pageCount={pageCount} onPage={setPage} />
      )}
    </Stack>
  );
}

function Finding({
  finding,
  language,
}: {
  readonly finding: RegistryFinding;
  readonly language: FindingLanguage;
}) {
  const { group, kind, register, number, ceremony, detail } = toLine(finding, language);
  return (
    <FindingItem>
      <div>
        <Badge tone={tones[group]}>{kind}</Badge>
      </div>
      <FindingBody>
        <FindingNumber>
          {register} <UserText>{number}</UserText>
        </FindingNumber>
        <Text tone="muted">
          <UserText>{ceremony}</UserText>
        </Text>
        <Text>
          <UserText>{detail}</UserText>
        </Text>
      </FindingBody>
    </FindingItem>
  );
}
