import { bodyOf, noBody } from './body.ts';
import { adminCall, type CallChoice } from './choice.ts';
import { days, field, omitted, refField, targets, textField } from './values.ts';

const initials = textField(
  30,
  ['001', '098', 'A-001'],
  ['999', 'A-009/B', 'ABC', '9'.repeat(40), ' 001 ', '0', 1, 41, -1, 1.5, 2 ** 60],
);

const ceremony = bodyOf({
  name: textField(200, ['Acto de Grado Julio 2026', 'Acto de Grado Junio 2026', 'Acto único']),
  ceremony_date: field(days.future, [...days.past, ...days.odd]),
  ceremony_location: textField(300, ['Aula Magna']),
  description: textField(2000, [omitted, 'Promoción LXX']),
  record_initial: initials,
  assigned_initial: initials,
  folio_initial: initials,
  status: field(
    [omitted, omitted, 'ABIERTO', 'CERRADO', 'COMPLETADO'],
    ['open', 'Closed', 'completed', ' abierto ', 'OTRO', 'PENDIENTE'],
  ),
});

const notes = bodyOf({ notes: textField(2000, ['Ceremonia completada - Acto', null]) });

const emission = bodyOf({
  emission_date: field(['30/07/2026', '2026-07-30'], [...days.past, ...days.odd]),
});

const report = bodyOf({
  format: field(['CSV', 'PDF'], ['csv', ' pdf ', 'XML']),
  ceremony_id: { ...refField('ceremonies'), usual: refField('ceremonies').usual },
});

export const ceremonyCalls: readonly CallChoice[] = [
  { weight: 3, ...adminCall('createCeremony', ceremony) },
  { weight: 3, ...adminCall('updateCeremony', ceremony, targets('ceremonies')) },
  { weight: 2, ...adminCall('deleteCeremony', noBody, targets('ceremonies')) },
  { weight: 4, ...adminCall('completeCeremony', notes, targets('ceremonies')) },
  { weight: 6, ...adminCall('issueTitles', emission, targets('ceremonies')) },
  { weight: 1, ...adminCall('reportGraduatedApplications', report) },
  { weight: 1, ...adminCall('reportConfirmedStudents', report) },
  { weight: 1, ...adminCall('reportContactListApplicants', report) },
  { weight: 1, ...adminCall('reportContactListConfirmed', report) },
];
