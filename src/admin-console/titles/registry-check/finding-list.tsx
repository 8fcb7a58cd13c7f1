import { useState } from 'react';
import type { RegistryFinding } from '#domain/registry/check/registry-finding.ts';
import { pageCountOf, pageSpan } from '#domain/text/page-numbers.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { type FindingGroup, type FindingLanguage, toLine } from './registry-lines.flow.ts';

interface FindingsProps {
  readonly label: string;
  readonly pagesLabel: string;
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
export function Findings({ label, pagesLabel, findings, language }: FindingsProps) {
  const [page, setPage] = useState(1);
  const pageCount = pageCountOf(findings.length, pageSize);
  const { first, last } = pageSpan(page, pageSize, findings.length);
  const shown = findings
    .slice(first - 1, last)
    .map((finding, index) => ({ finding, position: first + index }));
  return (
    <Stack $gap={3}>
      <FindingList aria-label={label}>
        {shown.map(({ finding, position }) => (
          <Finding key={position} finding={finding} language={language} />
        ))}
      </FindingList>
      {pageCount > 1 && (
        <Pagination label={pagesLabel} page={page} pageCount={pageCount} onPage={setPage} />
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

const FindingList = styled.ol`
  border-block: 1px solid var(--birrete-border);
`;

const FindingItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-1) var(--birrete-space-4);
  padding-block: var(--birrete-space-3);

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }

  @container birrete (width >= 36em) {
    grid-template-columns: 9.5em minmax(0, 1fr);
  }
`;

const FindingBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-1);
  overflow-wrap: anywhere;
`;

/** The register and its number. */
const FindingNumber = styled.span`
  display: block;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
