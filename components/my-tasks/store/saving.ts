import type { QueryClient } from "@tanstack/react-query";
import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import { isTasksEdit } from "@/components/board-store/edit-areas";
import type { TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import { applyResponse } from "@/components/board-store/apply-response";
import { historyOf } from "@/components/board-store/history";
import { type EditedScreen, newSave, type Save, showResult, type TakingBack } from "@/components/board-store/use-save";
import { type MyTasks, myTasksKey, taskIn, withSaved } from "@/components/my-tasks/store/my-tasks";

export interface SavingOnBoards extends Save {
  /** Also for edits of a board's labels. */
  onBoard: (boardId: number) => Save;
}

/** Each edit is saved on the board of its task, in the order of the edits of that board. */
export function newSavingOnBoards(client: QueryClient, onSaved: () => void): SavingOnBoards {
  const onBoards = new Map<number, Save>();
  const boardIdOf = newBoardFinder(client);
  const screen: EditedScreen = { history: historyOf("my tasks"), tasksNow: () => activeTasks(client) };

  function onBoard(boardId: number): Save {
    const known = onBoards.get(boardId);
    if (known) return known;
    const apply = (answer: EditResponse) => {
      applyOn(client, boardId, answer);
      onSaved();
    };
    const save = newSave(client, boardId, apply, screen);
    onBoards.set(boardId, save);
    return save;
  }

  return { ...savingEach(boardIdOf, onBoard), ...undoing(screen, onBoard), onBoard };
}

/** Many edits have one result. */
function savingEach(
  boardIdOf: (edit: BoardEdit) => number | undefined,
  onBoard: (boardId: number) => Save,
): Pick<Save, "save" | "saveMany" | "send" | "saveAsync"> {
  const sendTogether = ({ edits, ...edit }: TasksEdit): Promise<EditResponse>[] =>
    [...Map.groupBy(edits, boardIdOf)].flatMap(([boardId, onSame]) =>
      boardId ? onBoard(boardId).send({ ...edit, edits: onSame }) : [],
    );
  function savingOf(edit: BoardEdit): Save | null {
    const boardId = boardIdOf(edit);
    return boardId ? onBoard(boardId) : null;
  }

  return {
    save: (edit) => {
      if (isTasksEdit(edit)) void showResult(sendTogether(edit));
      else savingOf(edit)?.save(edit);
    },
    saveMany: (edits) => {
      for (const [boardId, onSame] of Map.groupBy(edits, boardIdOf)) if (boardId) onBoard(boardId).saveMany(onSame);
    },
    send: (edit) => savingOf(edit)?.send(edit) ?? Promise.resolve({}),
    saveAsync: (edit) => savingOf(edit)?.saveAsync(edit) ?? Promise.resolve({}),
  };
}

const undoing = ({ history }: EditedScreen, onBoard: SavingOnBoards["onBoard"]) => ({
  history,
  snapshotOf: (boardId: number) => onBoard(boardId).snapshotOf(boardId),
  takeBack: (boardId: number, edits: readonly BoardEdit[], how: TakingBack) =>
    onBoard(boardId).takeBack(boardId, edits, how),
});

/** Of the tab on the screen. */
const activeTasks = (client: QueryClient) =>
  client
    .getQueriesData<MyTasks>({ queryKey: myTasksKey(), type: "active" })
    .map(([, known]) => known?.loaded)
    .find((loaded) => loaded);

/** A task may have left the tab when its edit is taken back. */
function newBoardFinder(client: QueryClient) {
  const known = new Map<number, number>();
  return (edit: BoardEdit): number | undefined => {
    if (!("taskId" in edit)) return undefined;
    const boardId = taskIn(client, edit.taskId)?.board_id ?? known.get(edit.taskId);
    if (boardId !== undefined) known.set(edit.taskId, boardId);
    return boardId;
  };
}

function applyOn(client: QueryClient, boardId: number, answer: EditResponse) {
  applyResponse(client, boardId, answer);
  client.setQueriesData<MyTasks>(
    { queryKey: myTasksKey(), type: "active" },
    (known) => known && withSaved(known, answer),
  );
}
