import { describe, expect, test } from "vitest";
import { fromEarlierLoad, newId, requestKey } from "@/components/board-store/edits/local-ids";
import { ChangeList, type WaitingChange } from "@/components/offline/change-list";
import { loadsIn, localIdsIn } from "@/components/offline/local-ids-in";
import { taskIdOfRow, rowIdOf } from "@/components/drag/item-id";
import type { BoardEdit } from "@/components/board-store/edits";
import type { TimeTrackJson } from "@/lib/time/present";

const creating = (id: number): BoardEdit => ({
  ...{ kind: "create-task", id, stageId: 1, title: "Sow -5", at: "end" },
  ...{ extras: {}, optimistic: {} },
});
const pinning = (taskId: number): BoardEdit => ({ kind: "pin-task", taskId, isPinned: true });
const waiting = (edit: BoardEdit, boardId = 1): WaitingChange => ({ edit, boardId, names: [], at: "", loads: [] });

describe("waiting changes", () => {
  test("of a task that is created in the same queue end with its creation", () => {
    const list = new ChangeList();
    const [create, pin, other, elsewhere] = [creating(-9), pinning(-9), pinning(9), pinning(-9)].map((edit, at) =>
      waiting(edit, at === 3 ? 2 : 1),
    ) as [WaitingChange, WaitingChange, WaitingChange, WaitingChange];
    list.add(create, pin, other, elsewhere);

    expect(list.withDependents(create)).toEqual([create, pin]);
    expect(list.withDependents(pin)).toEqual([pin]);
  });

  test("end with what they need by way of others, and without what they need themselves", () => {
    const list = new ChangeList();
    const copy = { kind: "copy-task", taskId: 9, key: -10, fromTemplate: false } as const;
    const track = { id: -13 } as TimeTrackJson;
    const log = { minutes: 5, day: "2026-11-20", note: "" };
    const edits: BoardEdit[] = [
      { kind: "create-stage", id: -8, title: "Garden" },
      { ...copy, draft: { title: "Sow", stageId: -8, parts: {} } },
      { kind: "create-subtask", id: -11, taskId: -10, groupId: 1, title: "Dig" },
      { kind: "log-time", taskId: -10, track, log },
      { kind: "change-log", taskId: 9, track, log },
      pinning(-11),
    ];
    const changes = edits.map((edit) => waiting(edit));
    list.add(...changes);

    const withDependents = (at: number) => new Set(list.withDependents(changes[at] as WaitingChange));
    expect(withDependents(0)).toEqual(new Set(changes));
    expect(withDependents(2)).toEqual(new Set([changes[2], changes[5]]));
    expect(withDependents(4)).toEqual(new Set([changes[4]]));
  });
});

describe("ids of records that the server has not created yet", () => {
  test("are found in edits, but not in texts", () => {
    expect(localIdsIn(creating(-9))).toEqual([-9]);
    expect(localIdsIn({ tasks: [{ id: -1, position: -0.5, title: "-2" }, null] })).toEqual([-1]);
  });

  test("fit the ids of rows in lists", () => {
    const id = newId();

    expect(taskIdOfRow(rowIdOf(id, 3))).toBe(id);
  });

  test("of an earlier load keep the key of their request", () => {
    const key = requestKey("task", -9);
    const [[id, load] = [0, ""]] = loadsIn(creating(-9));

    expect(key).toBe(`task -9 of ${load}`);
    fromEarlierLoad(id, "earlier load");
    expect(requestKey("task", -9)).toBe("task -9 of earlier load");
  });
});
