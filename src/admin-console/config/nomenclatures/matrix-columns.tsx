import type { Gender } from '../../../domain/person/gender.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EditIcon, PlusIcon } from '../../../ui/icon/action-icons.tsx';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import type { ListColumn } from '../../list/sort-rows.flow.ts';
import type { MatrixRow, MissingNomenclature } from './nomenclature-matrix.flow.ts';
import { CellStack, CutText, FillButton } from './nomenclature-matrix.styles.ts';
import type { nomenclatureMatrixMessages } from './nomenclatures.messages.ts';

type Words = typeof nomenclatureMatrixMessages.defaults;

export interface MatrixActions {
  readonly onFill: (missing: MissingNomenclature, title: string) => void;
  readonly onWrite: (missing: MissingNomenclature) => void;
}

/** The careers, and one column per gender. */
export function matrixColumns(
  genders: readonly Gender[],
  words: Words,
  actions: MatrixActions,
): readonly ListColumn<MatrixRow>[] {
  return [
    {
      id: 'career',
      header: words.career,
      width: 'minmax(13em, 1fr)',
      isRowHeader: true,
      cell: ({ career }) => (
        <CellStack>
          <CutText title={career.name}>{career.name || words.unnamed}</CutText>
          {!career.isActive && <Badge tone="neutral">{words.inactive}</Badge>}
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
        cell: (row) => <Cell row={row} gender={gender} words={words} actions={actions} />,
      }),
    ),
  ];
}

/** Created once, so that a row that renders again keeps them. */
const icons = { fill: <PlusIcon />, write: <EditIcon /> };

interface CellProps {
  readonly row: MatrixRow;
  readonly gender: Gender;
  readonly words: Words;
  readonly actions: MatrixActions;
}

function Cell({ row, gender, words, actions }: CellProps) {
  const cell = row.cells.get(gender.id);
  if (cell === undefined) return null;
  if (cell.status === 'missing') {
    const { proposal, entryId } = cell;
    const missing = { career: row.career, genderId: gender.id, proposal, entryId };
    return <MissingCell missing={missing} gender={gender} words={words} actions={actions} />;
  }
  return (
    <CellStack>
      <CutText title={cell.title}>{cell.title}</CutText>
      {cell.repeated > 0 && (
        <Badge tone="warning">{formatMessage(words.several, { count: cell.repeated })}</Badge>
      )}
    </CellStack>
  );
}

interface MissingCellProps extends Omit<CellProps, 'row'> {
  readonly missing: MissingNomenclature;
}

/** With a proposal one press fills it; another text can be written, as it must be where there is none. */
function MissingCell({ missing, gender, words, actions }: MissingCellProps) {
  const { proposal, career } = missing;
  const isProposed = proposal !== undefined;
  const place = { career: career.name || words.unnamed, gender: gender.name };
  const fillLabel = formatMessage(words.fillLabel, { ...place, title: proposal ?? '' });
  return (
    <CellStack>
      {proposal === undefined ? (
        <Badge tone="warning">{words.none}</Badge>
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
      <RowActions
        actions={[
          {
            id: 'write',
            label: formatMessage(isProposed ? words.writeOtherLabel : words.writeLabel, place),
            icon: icons.write,
            onAction: () => actions.onWrite(missing),
          },
        ]}
      />
    </CellStack>
  );
}
