import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CalledGraduate, CallScript } from '#domain/report/call-script.ts';
import { downloadName } from '#domain/text/download-name.ts';
import { type TextTable, textTable } from '#domain/text/text-table.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { CallScriptMessages } from './call-script.messages.ts';

/**
 * The script as a table, with one row per graduate in calling order. It has the application code but no identity
 * number, because printed scripts are often left behind.
 */
export function callScriptTable(
  { graduates }: CallScript,
  messages: CallScriptMessages,
): TextTable {
  const { place, faculty, career, name, degreeTitle, record, code } = messages;
  const header = [place, faculty, career, name, degreeTitle, record, code];
  return textTable(header, graduates, (graduate) => cellsOf(graduate, messages));
}

function cellsOf(graduate: CalledGraduate, messages: CallScriptMessages): readonly string[] {
  const { place, faculty, career, fullName, degreeTitle, record, code } = graduate;
  return [
    String(place),
    faculty ?? '',
    career ?? '',
    fullName,
    degreeTitle ?? messages.noTitle,
    record ?? '',
    code,
  ];
}

/** The file name, with the ceremony's date: 'guion-de-llamado-Acto de Grado Julio 2026-2026-07-10.csv'. */
export function callScriptFileName({ name, date }: Ceremony, messages: CallScriptMessages): string {
  const day = date === undefined ? '' : formatIsoDate(date);
  const whole = formatMessage(messages.file, { name: name.trim(), day });
  return downloadName(whole, messages.fallbackFile, 'csv');
}
