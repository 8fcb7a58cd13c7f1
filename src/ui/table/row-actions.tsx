import type { ReactNode } from 'react';
import { RowActionsBox } from './row-actions.styles.ts';

/** An action for a row. */
export interface RowAction {
  readonly id: string;
  /** The accessible name, with the row's: 'Editar Acto de Grado Julio 2026'. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onAction: () => void;
  /** `danger` for a destructive action. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
}

interface RowActionsProps {
  readonly actions: readonly RowAction[];
}

/** A row's actions as named icon buttons. The table shows a button's name under the pointer. */
export function RowActions({ actions }: RowActionsProps) {
  return (
    <RowActionsBox>
      {actions.map(({ id, label, icon, onAction, tone }) => (
        <button key={id} type="button" aria-label={label} data-tone={tone} onClick={onAction}>
          {icon}
        </button>
      ))}
    </RowActionsBox>
  );
}
