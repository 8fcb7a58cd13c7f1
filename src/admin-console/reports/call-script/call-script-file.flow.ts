import { formatIsoDate } from '../../../domain/calendar/calendar-date.ts';
import type { CalledGraduate, CallScript } from '../../../domain/ceremony/call-script.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { csvParts } from '../../../domain/text/csv.ts';
import { downloadName } from '../../../domain/text/download-name.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { CallScriptWords } from './call-script.messages.ts';

/**
 * The script as a CSV file, one line per graduate in the order of call. It carries the application's code and no number
 * of an identity document: scripts are left lying about.
 */
export function callScriptCsv({ graduates }: CallScript, words: CallScriptWords): Blob {
  const { place, faculty, career, name, degreeTitle, record, code } = words;
  const header = [place, faculty, career, name, degreeTitle, record, code];
  const parts = csvParts(header, graduates, (graduate) => cellsOf(graduate, words));
  return new Blob([...parts], { type: 'text/csv;charset=utf-8' });
}

function cellsOf(graduate: CalledGraduate, words: CallScriptWords): readonly string[] {
  const { place, faculty, career, fullName, degreeTitle, record, code } = graduate;
  return [
    String(place),
    faculty ?? '',
    career ?? '',
    fullName,
    degreeTitle ?? words.noTitle,
    record ?? '',
    code,
  ];
}

/** 'guion-de-llamado-Acto de Grado Julio 2026-2026-07-10.csv': the day is the ceremony's. */
export function callScriptFileName({ name, date }: Ceremony, words: CallScriptWords): string {
  const day = date === undefined ? '' : formatIsoDate(date);
  const whole = formatMessage(words.file, { name: name.trim(), day });
  return downloadName(whole, words.fallbackFile, 'csv');
}
