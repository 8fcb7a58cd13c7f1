export const tableEnglish = { rowCount: { one: '{count} row', other: '{count} rows' } };
