import { type ReactNode, useId } from 'react';
import type { HeadingLevel } from '../../react/heading-level.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { Group, GroupFields } from './field-group.styles.ts';

interface FieldGroupProps {
  readonly title: string;
  readonly level: HeadingLevel;
  /** `Cell`s, one per field. */
  readonly children: ReactNode;
}

/** Fields that belong together, under their title: in two columns where the widget is wide enough. */
export function FieldGroup({ title, level, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Heading level={level} size="small" id={titleId}>
        {title}
      </Heading>
      <GroupFields>{children}</GroupFields>
    </Group>
  );
}
