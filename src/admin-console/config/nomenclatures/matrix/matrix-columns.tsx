import type { ListColumn } from '#admin-console/list/sort-rows.flow.ts';
import type { Can } from '#admin-console/permissions/console-actions.ts';
import type { Gender } from '#domain/person/gender.ts';
import { formatMessage } from '#messages/format-message.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EditIcon, PlusIcon } from '#ui/icon/action-icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { RowActions } from '#ui/table/row-actions.tsx';
import type { nomenclatureMatrixMessages } from '../nomenclatures.messages.ts';
import type { MatrixRow, MissingNomenclature } from './nomenclature-matrix.flow.ts';

type Messages = typeof nomenclatureMatrixMessages.defaults;

export interface MatrixActions {
  readonly can: Can;
  readonly onFill: (missing: MissingNomenclature, title: string) => void;
  readonly onWrite: (missing: MissingNomenclature) => void;
}

/** A column with the careers, and one column per gender. */
export function matrixColumns(
  genders: readonly Gender[],
  messages: Messages,
  actions: MatrixActions,
): readonly ListColumn<MatrixRow>[] {
  return [
    {
      id: 'career',
      header: messages.career,
      width: 'minmax(13em, 1fr)',
      isRowHeader: true,
      cell: ({ career }) => (
        <CellStack>
          <CutText title={career.name}>{career.name || messages.unnamed}</CutText>
          {!career.isActive && <Badge tone="neutral">{messages.inactive}</Badge>}
        </CellStack>
      ),
    },
    ...genders.map(
      (gender): ListColumn<MatrixRow> => ({
        id: `gender-${gender.id}`,
        header: gender.name,
        width: 'minmax(14em, 1.5fr)',
        hasControl: true,
        isLong: true,
        cell: (row) => <Cell row={row} gender={gender} messages={messages} actions={actions} />,
      }),
    ),
  ];
}

/** Constant elements, so that rows can skip rendering. */
const icons = { fill: <PlusIcon />, write: <EditIcon /> };

interface CellProps {
  readonly row: MatrixRow;
  readonly gender: Gender;
  readonly messages: Messages;
  readonly actions: MatrixActions;
}

function Cell({ row, gender, messages, actions }: CellProps) {
  const cell = row.cells.get(gender.id);
  if (cell === undefined) return null;
  if (cell.status === 'missing') {
    const { proposal, entryId } = cell;
    const missing = { career: row.career, genderId: gender.id, proposal, entryId };
    return <MissingCell missing={missing} gender={gender} messages={messages} actions={actions} />;
  }
  return (
    <CellStack>
      <CutText title={cell.title}>{cell.title}</CutText>
      {cell.repeated > 0 && (
        <Badge tone="warning">{formatMessage(messages.several, { count: cell.repeated })}</Badge>
      )}
    </CellStack>
  );
}

interface MissingCellProps extends Omit<CellProps, 'row'> {
  readonly missing: MissingNomenclature;
}

/** A cell without nomenclature. One press accepts the proposal, if there is one; another text can be entered. */
function MissingCell({ missing, gender, messages, actions }: MissingCellProps) {
  const { proposal, career, entryId } = missing;
  const canFill = actions.can(
    entryId === undefined ? 'nomenclatures.create' : 'nomenclatures.edit',
  );
  const isProposed = proposal !== undefined;
  const values = { career: career.name || messages.unnamed, gender: gender.name };
  const fillLabel = formatMessage(messages.fillLabel, { ...values, title: proposal ?? '' });
  return (
    <CellStack>
      {proposal === undefined || !canFill ? (
        <Badge tone="warning">{messages.none}</Badge>
      ) : (
        <FillButton
          variant="secondary"
          icon={icons.fill}
          aria-label={fillLabel}
          title={fillLabel}
          onClick={() => actions.onFill(missing, proposal)}
        >
          <CutText>{proposal}</CutText>
        </FillButton>
      )}
      {canFill && (
        <RowActions
          actions={[
            {
              id: 'write',
              label: formatMessage(
                isProposed ? messages.writeOtherLabel : messages.writeLabel,
                values,
              ),
              icon: icons.write,
              onAction: () => actions.onWrite(missing),
            },
          ]}
        />
      )}
    </CellStack>
  );
}

/** Fills the height of the table's rows. */
const CellStack = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;
`;

/** Low enough to keep the lines between rows visible. */
const FillButton = styled(Button)`
  flex: 0 1 auto;
  min-block-size: 2.25em;
  min-inline-size: 0;
  padding-block: 0.125em;
  padding-inline: var(--birrete-space-3);

  svg {
    flex: none;
  }
`;

/** A title cut after two lines; the full text is in the button's name and in the edit dialog. */
const CutText = styled.bdi`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  font-size: var(--birrete-size-label);
  line-height: 1.25;
  overflow-wrap: break-word;
  hyphens: auto;
  text-align: start;
  white-space: normal;
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
