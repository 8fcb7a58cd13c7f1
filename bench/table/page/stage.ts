/** One row of each contender's list. */
export interface StageRow {
  readonly id: number;
  readonly code: string;
  readonly student: string;
  readonly idNumber: string;
  readonly career: string;
  readonly ceremony: string;
  readonly status: string;
  readonly date: string;
}

/** Key, header and width in pixels of each column. */
export const COLS = [
  ['code', 'Código', 110],
  ['student', 'Estudiante', 260],
  ['idNumber', 'Cédula', 110],
  ['career', 'Carrera', 160],
  ['ceremony', 'Ceremonia', 150],
  ['status', 'Estado', 120],
  ['date', 'Fecha', 110],
  ['actions', 'Acciones', 150],
] as const;

export const STATUS = ['Pendiente', 'En revisión', 'Aprobada', 'Rechazada'];
export const ROW_H = 36;
export const VIEW_H = 600;

const givenNames = ['María', 'José', 'Ana', 'Luis', 'Sofía', 'Andrés', 'Íñigo', 'Belén', 'Inés'];
const surnames = ['García', 'Peña', 'Núñez', 'Rodríguez', 'Gómez', 'Ibáñez', 'Ávila', 'Güell'];
const careers = ['Ingeniería Civil', 'Derecho', 'Psicología', 'Enfermería', 'Educación'];
const ceremonies = ['2026-1 Mañana', '2026-1 Tarde', '2026-2 Mañana', '2026-2 Tarde'];

function genRows(count: number): readonly StageRow[] {
  let seed = 42;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % limit;
  };
  const one = (list: readonly string[]) => list[below(list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `GR-${100_000 + index}`,
    student: `${one(givenNames)} ${one(givenNames)} ${one(surnames)} ${one(surnames)}`,
    idNumber: String(10_000_000 + below(89_999_999)),
    career: one(careers),
    ceremony: one(ceremonies),
    status: one(STATUS),
    date: new Date(Date.UTC(2026, below(12), 1 + below(28))).toISOString().slice(0, 10),
  }));
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const indexes = new WeakMap<readonly StageRow[], readonly string[]>();

/** Search of the plain table: one folded text per row, computed at the first key press. */
export function matchIndexed(rows: readonly StageRow[], query: string): readonly StageRow[] {
  const wanted = fold(query);
  if (wanted === '') return rows;
  const texts = indexes.get(rows) ?? rows.map(foldedRow);
  indexes.set(rows, texts);
  return rows.filter((_, index) => texts[index]?.includes(wanted));
}

function foldedRow(row: StageRow): string {
  return fold(`${row.code}\n${row.student}\n${row.idNumber}`);
}

/** Expected rows for a query: their number, the first codes, and no other code. */
interface Expectation {
  readonly total: number;
  readonly first: readonly string[];
  readonly set: ReadonlySet<string>;
}

/** Functions that the driver calls in the page. A contender with other search rules overrides `expect`. */
export interface Stage {
  ready: number;
  prepare(count: number): number;
  expect(query: string): Expectation;
  precompute(queries: readonly string[]): void;
  mount(limit: number): Promise<{ t: number | null; nodes: number }>;
  arm(query: string, limit: number): boolean;
  wait(): Promise<{ results: number | null }>;
  scroller(): boolean;
  scroll(frames: number, step: number): Promise<void>;
}

declare global {
  interface Window {
    BENCH: Stage;
  }
}

type Mount = (element: HTMLElement, rows: readonly StageRow[]) => void;

/** Registers a contender: the driver prepares the rows, and `mount` shows them. */
export function expose(mount: Mount): void {
  let rows: readonly StageRow[] = [];
  let pending = Promise.resolve<{ results: number | null }>({ results: null });
  let scroller: HTMLElement | undefined;
  const expectations = new Map<string, Expectation>();
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;

  const stage: Stage = {
    ready: performance.now(),
    prepare(count) {
      rows = genRows(count);
      return rows.length;
    },
    expect: (query) => expectationOf(matchIndexed([...rows], query)),
    precompute(queries) {
      for (const query of queries) expectations.set(query, stage.expect(query));
    },
    async mount(limit) {
      const expected = stage.expect('');
      const start = performance.now();
      mount(root, rows);
      const t = await painted(root, expected, start, limit);
      return { t, nodes: root.querySelectorAll('*').length };
    },
    arm(query, limit) {
      const expected = expectations.get(query) ?? stage.expect(query);
      pending = nextKey().then(async (start) => ({
        results: await painted(root, expected, start, limit),
      }));
      return true;
    },
    wait: () => pending,
    scroller() {
      scroller = tallestScroller(root);
      return scroller !== undefined;
    },
    scroll: (frames, step) => scrollFrames(scroller ?? root, frames, step),
  };
  window.BENCH = stage;
}

export function expectationOf(rows: readonly StageRow[]): Expectation {
  const codes = rows.map((row) => row.code);
  return { total: rows.length, first: codes.slice(0, 10), set: new Set(codes) };
}

/** Starts the clock with the key event, before any handler. */
function nextKey(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('keydown', (event) => resolve(event.timeStamp), {
      capture: true,
      once: true,
    });
  });
}

/** Milliseconds until the expected rows are in the page and painted. */
async function painted(root: Element, expected: Expectation, start: number, limit: number) {
  while (performance.now() - start < limit) {
    await new Promise(requestAnimationFrame);
    if (!isShown(root, expected)) continue;
    await afterPaint();
    return performance.now() - start;
  }
  return null;
}

function isShown(root: Element, expected: Expectation): boolean {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-code]')];
  const shown = new Set(cells.map((cell) => cell.getAttribute('data-code') ?? ''));
  if (expected.total === 0) return shown.size === 0;
  const hasFirst = expected.first.every((code) => shown.has(code));
  return hasFirst && [...shown].every((code) => expected.set.has(code));
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });
}

function tallestScroller(root: Element): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter((element) => element.scrollHeight > element.clientHeight + 40)
    .toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0];
}

async function scrollFrames(scroller: Element, frames: number, step: number) {
  const end = scroller.scrollHeight - scroller.clientHeight;
  let top = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    top = top + step > end ? 0 : top + step;
    scroller.scrollTop = top;
    await new Promise(requestAnimationFrame);
  }
}
