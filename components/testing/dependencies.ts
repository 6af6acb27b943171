import { server } from "@/components/testing/server";
import type { DependencyJson, RelatedTaskJson } from "@/lib/dependencies/present";
import type { TaskJson } from "@/lib/tasks/present/task";

const relatedTo = ({ id, title, stage_id, status, board_id }: TaskJson): RelatedTaskJson => ({
  ...{ id, title, stage_id, status, board_id },
});

/** What waits for what on a board of the fake server. Changes are what the screen sends; tests may add some. */
export function answerDependencies(path: string, find: (id: number) => TaskJson) {
  let pairs: { predecessor_id: number; successor_id: number }[] = [];
  const listed = (): DependencyJson[] =>
    pairs.map((pair) => ({ ...pair, is_blocking: find(pair.predecessor_id).status !== "closed" }));
  const add = (predecessor_id: number, successor_id: number) => {
    pairs = [...pairs, { predecessor_id, successor_id }];
  };

  server.answer(`GET ${path}/dependencies`, () => ({ dependencies: listed() }));
  server.answer(`GET ${path}/tasks/{task}/dependencies`, ({ params }) => {
    const id = Number(params.task);
    const before = pairs.filter(({ successor_id }) => successor_id === id);
    const after = pairs.filter(({ predecessor_id }) => predecessor_id === id);
    return {
      predecessors: before.map(({ predecessor_id }) => relatedTo(find(predecessor_id))),
      successors: after.map(({ successor_id }) => relatedTo(find(successor_id))),
    };
  });
  server.answer(`POST ${path}/tasks/{task}/dependencies`, ({ params, body }) => {
    const { predecessor_task_id: before = Number(params.task), successor_task_id: after = Number(params.task) } = body;
    add(before, after);
    return { message: "Dependency added successfully." };
  });
  server.answer(`DELETE ${path}/tasks/{task}/dependencies/{related}`, ({ params }) => {
    const ends = [Number(params.task), Number(params.related)];
    pairs = pairs.filter(
      ({ predecessor_id, successor_id }) => !(ends.includes(predecessor_id) && ends.includes(successor_id)),
    );
    return { message: "Dependency removed successfully." };
  });
  return { add, listed };
}
