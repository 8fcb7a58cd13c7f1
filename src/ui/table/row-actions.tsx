import type { ReactNode } from 'react';
import { styled } from '../styled/styled.ts';

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

/** A row's actions as named icon buttons. The table shows a button's name on hover, focus and long press. */
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

/** As high as its row. Contains the buttons' rules, because a list renders dozens of them at once. */
const RowActionsBox = styled.span`
  display: inline-flex;
  margin-inline: -0.5em;
  vertical-align: middle;

  & > button {
    all: unset;
    display: grid;
    box-sizing: border-box;
    place-items: center;
    inline-size: 2.5em;
    block-size: calc(var(--birrete-control-height) - 0.25em);
    border-radius: var(--birrete-radius-small);
    color: var(--birrete-text-muted);
    cursor: pointer;
    touch-action: manipulation;
  }

  @media (pointer: coarse) {
    & > button {
      inline-size: var(--birrete-control-height);
      block-size: var(--birrete-control-height);
    }
  }

  & > button[data-tone='danger'] {
    color: var(--birrete-danger-text);
  }

  & > button:hover {
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
  }

  & > button[data-tone='danger']:hover {
    background-color: var(--birrete-danger-soft);
    color: var(--birrete-danger-text);
  }

  & > button:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -3px;
  }
`;
