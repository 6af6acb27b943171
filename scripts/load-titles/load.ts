import { randomUUID } from "node:crypto";
import { type Card, eightAtOnce, type Site } from "@/scripts/load-titles/site";

export interface Loaded {
  boardId: number;
  stageIds: number[];
  /** Task id to the title that was sent. */
  sent: Map<number, string>;
  /** Task id to its expected stage. */
  stageOf: Map<number, number>;
  seconds: number;
  /** Repeated creates that made no second task. */
  repeats: { requested: number; replayed: number };
}

const EVERY = 50;

/**
 * Creates a board with a task per title, eight at once, each with its own idempotency key; every fiftieth is
 * sent twice.
 */
export async function load(site: Site, titles: readonly string[]): Promise<Loaded> {
  const {
    json: {
      board: { id: boardId },
    },
  } = await site.call<{ board: { id: number } }>("create board", "POST", "/projects", {
    board: { title: `Real titles ${new Date().toISOString().slice(0, 16)}`, type: "to-do" },
  });
  const {
    json: {
      board: { stages },
    },
  } = await site.call<{ board: { stages: { id: number }[] } }>("read board", "GET", `/projects/${boardId}`);
  const stageIds = stages.map((stage) => stage.id);
  const loaded: Loaded = {
    boardId,
    stageIds,
    sent: new Map(),
    stageOf: new Map(),
    seconds: 0,
    repeats: { requested: 0, replayed: 0 },
  };

  const began = performance.now();
  await eightAtOnce(titles, (title, at) =>
    addTask(site, loaded, title, stageIds[at % stageIds.length] ?? 0, at % EVERY === 0),
  );
  loaded.seconds = (performance.now() - began) / 1000;
  return loaded;
}

async function addTask(
  site: Site,
  { boardId, sent, stageOf, repeats }: Loaded,
  title: string,
  stageId: number,
  twice: boolean,
) {
  const key = { "idempotency-key": randomUUID() };
  const create = () =>
    site.call<{ task: Card }>(
      "create task",
      "POST",
      `/projects/${boardId}/tasks`,
      { task: { title, board_id: boardId, stage_id: stageId } },
      key,
    );
  const [first, second] = twice ? await Promise.all([create(), create()]) : [await create()];
  const { id } = first.json.task;
  sent.set(id, title);
  stageOf.set(id, stageId);
  if (!second) return;

  repeats.requested += 1;
  const replayed = [first, second].filter(({ headers }) => headers.has("idempotent-replayed")).length;
  if (second.json.task.id === id && replayed === 1) repeats.replayed += 1;
}

/** Each of `count` tasks moves to the next stage, near its top, its middle or its end. */
export async function moveTasks(site: Site, { boardId, stageIds, stageOf }: Loaded, count: number): Promise<number[]> {
  const step = Math.max(1, Math.floor(stageOf.size / count));
  const ids = [...stageOf.keys()].filter((_, at) => at % step === 0).slice(0, count);
  await eightAtOnce(ids, async (id, at) => {
    const newStageId = stageIds[(stageIds.indexOf(stageOf.get(id) ?? 0) + 1) % stageIds.length] ?? 0;
    const newIndex = [1, 150, undefined][at % 3];
    await site.call("move task", "PUT", `/projects/${boardId}/tasks/${id}/move-task`, {
      newStageId,
      ...(newIndex && { newIndex }),
    });
    stageOf.set(id, newStageId);
  });
  return ids;
}
