import { plainLine } from "@/lib/text/text";
import type { Loaded } from "@/scripts/load-titles/load";
import { type Card, type Check, eightAtOnce, type Site } from "@/scripts/load-titles/site";
import { firstPages, wholeStages } from "@/scripts/load-titles/stage-pages";
import { isPlain } from "@/scripts/load-titles/titles";

/** Compares every way to read the tasks with what was sent. */
export async function checkAll(site: Site, loaded: Loaded, moved: number[], since: string): Promise<Check[]> {
  const { boardId, sent } = loaded;
  const {
    json: { tasks },
  } = await site.call<{ tasks: Card[] }>("list all tasks", "GET", `/projects/${boardId}/tasks`);
  return [
    ...titlesAndPlaces(tasks, loaded),
    await boardCounts(site, loaded, tasks),
    await firstPages(site, loaded, tasks),
    await wholeStages(site, loaded, tasks, "next"),
    await wholeStages(site, loaded, tasks, "prev"),
    await singleTasks(
      site,
      loaded,
      [...sent.keys()].filter((_, at) => at % 25 === 0),
    ),
    await changes(site, boardId, moved, since),
    await foundByName(site, boardId),
  ];
}

function titlesAndPlaces(tasks: Card[], loaded: Loaded): Check[] {
  const found = new Map(tasks.map((task) => [task.id, task]));
  const { requested, replayed } = loaded.repeats;
  return [
    nothingLost(tasks, found, loaded),
    ...titlesAsSent(found, loaded),
    ...places(tasks, found, loaded),
    {
      what: "a repeated create makes one task",
      count: requested,
      failures: requested === replayed ? [] : [`${requested - replayed} did not`],
    },
  ];
}

function nothingLost(tasks: Card[], found: Map<number, Card>, { sent }: Loaded): Check {
  const isComplete = tasks.length === sent.size && [...sent.keys()].every((id) => found.has(id));
  return {
    what: "nothing lost or duplicated",
    count: sent.size,
    failures: isComplete ? [] : [`${tasks.length} tasks instead of ${sent.size}`],
  };
}

function titlesAsSent(found: Map<number, Card>, { sent }: Loaded): Check[] {
  const ids = [...sent.keys()];
  const plain = ids.filter((id) => isPlain(sent.get(id) ?? ""));
  const print = (id: number) => `${id}: ${found.get(id)?.title}`;
  return [
    {
      what: "plain titles unchanged",
      count: plain.length,
      failures: plain.filter((id) => found.get(id)?.title !== sent.get(id)).map(print),
    },
    {
      what: "titles on one line",
      count: ids.length,
      failures: ids.filter((id) => found.get(id)?.title !== plainLine(sent.get(id) ?? "")).map(print),
    },
  ];
}

function places(tasks: Card[], found: Map<number, Card>, { sent, stageOf }: Loaded): Check[] {
  const ids = [...sent.keys()];
  const positions = tasks.map((task) => `${task.stage_id} at ${task.position}`);
  return [
    {
      what: "tasks in the right stage",
      count: ids.length,
      failures: ids.filter((id) => found.get(id)?.stage_id !== stageOf.get(id)).map(String),
    },
    {
      what: "no duplicate positions in a stage",
      count: positions.length,
      failures: positions.filter((position, at) => positions.indexOf(position) !== at),
    },
  ];
}

async function boardCounts(site: Site, { boardId, sent }: Loaded, tasks: Card[]): Promise<Check> {
  const {
    json: { board },
  } = await site.call<{ board: { settings: { tasks_count: number }; completed_tasks_count: string } }>(
    "read board",
    "GET",
    `/projects/${boardId}`,
  );
  const closed = tasks.filter(({ status }) => status === "closed").length;
  const counters = [board.settings.tasks_count, Number(board.completed_tasks_count)];
  return {
    what: "counters of the board",
    count: 2,
    failures:
      counters[0] === sent.size && counters[1] === closed ? [] : [`${counters} instead of ${[sent.size, closed]}`],
  };
}

async function singleTasks(site: Site, { boardId, sent, stageOf }: Loaded, ids: number[]): Promise<Check> {
  const failures: string[] = [];
  await eightAtOnce(ids, async (id) => {
    const {
      json: { task },
    } = await site.call<{ task: Card }>("read task", "GET", `/projects/${boardId}/tasks/${id}`);
    if (task.title !== plainLine(sent.get(id) ?? "") || task.stage_id !== stageOf.get(id)) failures.push(String(id));
  });
  return { what: "tasks read one by one", count: ids.length, failures };
}

async function changes(site: Site, boardId: number, moved: number[], since: string): Promise<Check> {
  const { json } = await site.call<{ tasks: Card[]; sync_reset: boolean; taskResetRequired: boolean }>(
    "what changed since",
    "GET",
    `/projects/${boardId}/has-data-changed?since=${encodeURIComponent(since)}`,
  );
  const changedIds = new Set(json.tasks.map((task) => task.id));
  const resets = json.sync_reset || json.taskResetRequired ? ["the whole list came"] : [];
  return {
    what: "moved tasks among the changes",
    count: moved.length,
    failures: [...resets, ...moved.filter((id) => !changedIds.has(id)).map(String)],
  };
}

async function foundByName(site: Site, boardId: number): Promise<Check> {
  const { json } = await site.call<{ boards: { data: { id: number }[] } }>(
    "search boards",
    "GET",
    "/projects?search=Real+titles&per_page=100",
  );
  return {
    what: "boards found by title",
    count: 1,
    failures: json.boards.data.some((board) => board.id === boardId) ? [] : ["not found"],
  };
}
