import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { OfferedTask } from "@/components/commands/offers";
import { type Row, running } from "@/components/palette/row";

/** What a command can do with one task. */
export interface Choice extends Omit<Row, "act"> {
  edit: TaskEdit;
  /** The id is one of the task's board. On other boards, what has the same title is meant. */
  isOfBoard?: true;
}

/** Rows that act on all of the tasks which have the choice. `hintOf` says so if not all have it. */
export function rowsOf(
  tasks: readonly OfferedTask[],
  choicesOf: (offered: OfferedTask) => readonly Choice[],
  hintOf: (count: number) => string,
): Row[] {
  const isOneBoard = new Set(tasks.map(({ board }) => board.id)).size === 1;
  const keyOf = ({ id, title, isOfBoard }: Choice) => (isOneBoard || !isOfBoard ? id : title);
  const ofEach = tasks.flatMap((offered) => firstOfEach(choicesOf(offered), keyOf));
  return [...Map.groupBy(ofEach, keyOf).values()].flatMap((same) => {
    const hint = same.length < tasks.length ? hintOf(same.length) : undefined;
    return same.slice(0, 1).map(({ edit: _edit, isOfBoard: _isOfBoard, ...choice }) => ({
      ...{ ...choice, hint },
      isChosen: same.every(({ isChosen }) => isChosen),
      act: running(() => saveAll(tasks, editsOf(same))),
    }));
  });
}

/** A board may have two stages of the same name. */
const firstOfEach = (choices: readonly Choice[], keyOf: (choice: Choice) => string): Choice[] =>
  [...Map.groupBy(choices, keyOf).values()].flatMap((same) => same.slice(0, 1));

/** Tasks that have the value already are left alone. */
function editsOf(choices: readonly Choice[]): TaskEdit[] {
  const changing = choices.filter(({ isChosen }) => !isChosen);
  return (changing.length > 0 ? changing : choices).map(({ edit }) => edit);
}

export const editAll = (tasks: readonly OfferedTask[], editOf: (task: OfferedTask["task"]) => TaskEdit): void =>
  saveAll(
    tasks,
    tasks.map(({ task }) => editOf(task)),
  );

/** The tasks are those of one screen. */
function saveAll([offered]: readonly OfferedTask[], edits: readonly TaskEdit[]): void {
  const [edit] = edits;
  if (edit && edits.length === 1) offered?.saving.save(edit);
  else offered?.saving.saveMany(edits);
}
