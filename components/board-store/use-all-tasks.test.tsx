import { expect, test } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { tasksKey } from "@/components/board-store/board-data";
import { loadedTasksFrom, type LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { tasksQuery } from "@/components/board-store/use-board";
import { aBoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";

test.each([
  ["what was merged meanwhile is asked for again, because the answer replaces it", true],
  ["nothing more is asked for when nothing was merged meanwhile", false],
])("once all tasks are read, %s", async (_, isMerged) => {
  const world = aBoardOnServer({ tasks: { "To do": ["Mow"] } });
  const { id } = world.task("Mow");
  const client = new QueryClient();
  const key = tasksKey(world.board.id);
  client.setQueryData<LoadedTasks>(key, { ...loadedTasksFrom(world.firstPages()), needsAll: true });

  const reading = tasksQuery(client, world.board.id).queryFn();
  if (isMerged) {
    client.setQueryData<LoadedTasks>(key, (known) => known && { ...known, newestId: known.newestId + 1 });
    world.change(id, { title: "Weed" });
  }
  const { tasks, isComplete } = await reading;

  expect([isComplete, tasks[id]?.title]).toEqual([true, isMerged ? "Weed" : "Mow"]);
  expect(server.requests(`GET ${world.path}/has-data-changed`)).toHaveLength(isMerged ? 1 : 0);
});
