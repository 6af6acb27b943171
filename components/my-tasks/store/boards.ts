import type { BoardInView, BoardsInView, PersonInView } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { MyTasks } from "@/components/my-tasks/store/my-tasks";
import type { Viewer } from "@/lib/boards/abilities";
import { type BoardChoices, hasModule, type HasModules, withChoice } from "@/lib/modules/on-screen";
import type { LabelJson } from "@/lib/labels/present";

interface UnionOptions {
  /** Of the board that stands for all. */
  title: string;
  /** By board. */
  people: ReadonlyMap<number, readonly PersonInView[]>;
  viewer: Pick<Viewer, "isPro" | "modules">;
}

/** The boards of the tasks, and one that stands for all of them. */
export function boardsInView(boards: MyTasks["boards"], { title, people, viewer }: UnionOptions): BoardsInView {
  const several = boards.map((board): BoardInView => ({
    id: board.id,
    title: board.title,
    settings: board.settings,
    stages: board.stages,
    labels: board.labels,
    custom_fields: viewer.isPro ? board.custom_fields : [],
    users: people.get(board.id) ?? [],
    abilities: abilitiesTo(board.can_edit),
  }));
  return {
    board: { title, ...unionOf(several, viewer) },
    boards: new Map(several.map((board) => [board.id, board])),
  };
}

const abilitiesTo = (edit: boolean) => ({ edit, manage: false, delete: false });

/** Stages and fields are named with their board, because many boards call them the same. */
function unionOf(boards: readonly BoardInView[], viewer: HasModules): Omit<BoardInView, "title"> {
  const named = <Part extends { title: string }>(part: Part, board: BoardInView): Part => ({
    ...part,
    title: `${board.title} · ${part.title}`,
  });
  return {
    id: 0,
    stages: boards.flatMap((board) => board.stages.map((stage) => named(stage, board))),
    custom_fields: boards.flatMap((board) => board.custom_fields.map((field) => named(field, board))),
    ...labelsOf(boards),
    settings: choicesOf(boards, viewer),
    users: [...new Map(boards.flatMap(({ users }) => users.map((person) => [person.ID, person]))).values()],
    abilities: abilitiesTo(boards.some(({ abilities }) => abilities.edit)),
  };
}

/** What one of the boards has, the board that stands for all has too. */
const choicesOf = (boards: readonly BoardInView[], viewer: HasModules): BoardChoices => ({
  ...withChoice(
    "timeTracking",
    boards.some((board) => hasModule(viewer, "timeTracking", board)),
  ),
  ...withChoice(
    "recurring_task",
    boards.some((board) => hasModule(viewer, "recurring_task", board)),
  ),
});

/** Labels that look the same count as one. */
function labelsOf(boards: readonly BoardInView[]): Pick<BoardInView, "labels" | "sameLabels"> {
  const first = new Map<string, LabelJson>();
  const sameLabels = new Map<number, number>();
  for (const label of boards.flatMap(({ labels }) => labels)) {
    const known = first.get(looksOf(label));
    if (known) sameLabels.set(label.id, known.id);
    else first.set(looksOf(label), label);
  }
  return { labels: [...first.values()], sameLabels };
}

const looksOf = ({ title, color, bg_color, settings }: LabelJson): string =>
  JSON.stringify([title?.trim().toLowerCase() ?? null, settings?.color_preset ?? [color, bg_color]]);

/** Who is known on each board, as its tasks show. Others are known once a property is edited there. */
export function peopleByBoard(tasks: readonly StoredTask[]): ReadonlyMap<number, readonly PersonInView[]> {
  const found = new Map<number, Map<number, PersonInView>>();
  for (const { board_id, assignees, watchers } of tasks) {
    const people = found.get(board_id) ?? new Map<number, PersonInView>();
    found.set(board_id, people);
    for (const person of assignees) people.set(person.ID, person);
    for (const person of watchers) people.set(person.ID, person);
  }
  return new Map([...found].map(([boardId, people]) => [boardId, [...people.values()]]));
}
