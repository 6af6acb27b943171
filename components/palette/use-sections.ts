"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { ChevronsDown, Plus } from "lucide-react";
import { type OfferedTask, useOffered } from "@/components/commands/offers";
import { recentPlaces } from "@/components/commands/recent";
import { suggestionRows, useFoundRows } from "@/components/palette/found-rows";
import { rank } from "@/components/palette/rank";
import { type Mode, type Row, running, type Section, type SectionName } from "@/components/palette/row";
import { useTaskRows, withChoices } from "@/components/palette/task-rows";
import { useBoardRows } from "@/components/palette/use-board-rows";
import { useSavedRows } from "@/components/palette/use-saved-rows";
import { useFound, useRecentBoards, useSuggestionsAt } from "@/components/palette/use-found";
import { MOST_TEXTS } from "@/lib/search/limits";
import { isMainPlace, type PaletteCalls, type PaletteReader, usePlaceRows } from "@/components/palette/use-place-rows";

/** A search shows what it finds first, commands what can be done here. */
export type PaletteKind = "search" | "commands";

interface SectionOptions {
  kind: PaletteKind;
  text: string;
  caret: number;
  mode: Mode | null;
  tasks: readonly OfferedTask[];
  reader: PaletteReader;
  calls: PaletteCalls;
}

/** Of one section, so that none hides the others. */
const MOST = 7;
/** While nothing is typed: what can be done with a board depends on its view. */
const MOST_OF_BOARD = 10;
/** Of all sections, per page of tasks. */
const MOST_ROWS = 50;

export function useSections(options: SectionOptions) {
  const { text, caret, mode } = options;
  const local = useLocalRows(options);
  const found = useFound(mode ? "" : text);
  const rowsOf = useFoundRows(options.reader, options.calls.go);
  const suggestions = useSuggestionsAt(mode ? "" : text, caret);
  const others = useClosingRows(options, found);
  const { pages } = found;
  const results = useMemo(
    () => ({ tasks: rowsOf.tasks(pages), boards: rowsOf.boards(pages), people: rowsOf.people(pages) }),
    [rowsOf, pages],
  );
  const sections = mode
    ? [{ name: "choices" as const, rows: choicesIn(mode, text) }]
    : inOrder(options, {
        ...others,
        suggestions: suggestionRows(suggestions, text),
        ...merged(options, local, results),
        ...commandsHere(options, local, found),
      });
  return { sections: limited(sections, MOST_ROWS * Math.max(1, pages.length)), found };
}

function useLocalRows({ tasks, reader, calls }: SectionOptions) {
  const { board, commands } = useOffered();
  const boardId = board?.board.id;
  const createHere = calls.createTask;
  const [taskRows, places] = [useTaskRows(tasks), usePlaceRows(reader, calls)];
  const boardRows = useBoardRows(
    board,
    commands,
    useMemo(() => () => createHere(""), [createHere]),
  );
  const rowsOf = useFoundRows(reader, calls.go);
  const visited = useRecentBoards();
  const recent = useMemo(() => {
    const places = recentPlaces(reader.id).filter(({ kind, id }) => kind !== "board" || id !== boardId);
    const boards = (visited ?? []).filter(({ id }) => id !== boardId);
    return unique([...rowsOf.recent(places), ...rowsOf.recentBoards(boards)]);
  }, [reader.id, boardId, visited, rowsOf]);
  const saved = useSavedRows(boardId);
  const choices = useMemo(
    () => ({ task: withChoices(taskRows), board: withChoices(boardRows) }),
    [taskRows, boardRows],
  );
  return { task: taskRows, board: boardRows, choices, saved, recent, places };
}

type LocalRows = ReturnType<typeof useLocalRows>;
type Rows = Partial<Record<SectionName, readonly Row[]>>;

/** The places that match, and what was found elsewhere. */
function merged({ text }: SectionOptions, local: LocalRows, results: Rows): Rows {
  if (text.trim() === "") return { recent: local.recent.slice(0, MOST), places: local.places.filter(isMainPlace) };

  const recent = rank(local.recent, text, MOST);
  const isNew = ({ id }: Row) => !recent.some((each) => each.id === id);
  return {
    recent,
    tasks: results.tasks?.filter(isNew),
    boards: results.boards?.filter(isNew),
    people: results.people,
    places: rank(local.places, text, MOST),
  };
}

/** A search shows them once the answer is there, so that Enter doesn't choose them by accident. */
function commandsHere(
  { text, kind }: SectionOptions,
  local: LocalRows,
  { isCurrent, problem }: ReturnType<typeof useFound>,
): Rows {
  if (text.trim() === "") return { task: local.task, board: local.board.slice(0, MOST_OF_BOARD) };
  if (kind === "search" && !isCurrent && !problem) return {};

  const due = local.task.flatMap(({ act }) =>
    act.kind === "enter" && act.mode.id === "due" ? readIn(act.mode, text) : [],
  );
  return {
    task: unique([...due, ...rank(local.choices.task, text, MOST)]).slice(0, MOST),
    board: rank(local.choices.board, text, MOST),
    saved: rank(local.saved, text, MOST),
  };
}

const readIn = ({ read }: Mode, text: string): readonly Row[] =>
  text.trim() === "" ? [] : (read?.(text.trim()) ?? []);

/** Choices are called as in their mode, and found by their short names. */
function choicesIn(mode: Mode, text: string): readonly Row[] {
  const rows = mode.rows.map((row) => ({ ...row, title: row.short ?? row.title, words: row.words ?? row.title }));
  return unique([...readIn(mode, text), ...rank(rows, text, MOST_ROWS)]);
}

/** "Show more" and "Create task" once the answer is there, so that Enter doesn't choose them by accident. */
function useClosingRows(
  { text, calls }: SectionOptions,
  { pages, isCurrent, problem, more }: ReturnType<typeof useFound>,
): Rows {
  const t = useTranslations("palette");
  const title = text.trim();
  const shown = pages.reduce((count, { tasks }) => count + tasks.data.length, 0);
  const total = pages.at(-1)?.tasks.total ?? 0;
  const left = total - shown;
  const moreTitle = total < MOST_TEXTS ? t("more", { count: left }) : t("manyMore");
  return {
    more:
      more && left > 0 ? [{ id: "more", title: moreTitle, Icon: ChevronsDown, act: { kind: "stay", run: more } }] : [],
    create:
      title !== "" && (isCurrent || problem)
        ? [{ id: "create", title: t("createTask", { title }), Icon: Plus, act: running(() => calls.createTask(title)) }]
        : [],
  };
}

const ORDER: Record<PaletteKind, readonly SectionName[]> = {
  search: ["suggestions", "recent", "tasks", "more", "boards", "people", "task", "board", "saved", "places", "create"],
  commands: [
    "suggestions",
    "task",
    "board",
    "recent",
    "places",
    "saved",
    "tasks",
    "more",
    "boards",
    "people",
    "create",
  ],
};

/** While nothing is typed. */
const EMPTY_ORDER: Record<PaletteKind, readonly SectionName[]> = {
  search: ["recent", "task", "board", "places"],
  commands: ["task", "recent", "board", "places"],
};

const inOrder = ({ kind, text }: SectionOptions, rows: Rows): Section[] =>
  (text.trim() === "" ? EMPTY_ORDER : ORDER)[kind].map((name) => ({ name, rows: rows[name] ?? [] }));

function limited(sections: readonly Section[], most: number): Section[] {
  let left = most;
  return sections
    .map(({ name, rows }) => {
      const shown = rows.slice(0, left);
      left -= shown.length;
      return { name, rows: shown };
    })
    .filter(({ rows }) => rows.length > 0);
}

const unique = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];
