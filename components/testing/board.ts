import { allTasksJson } from "@/components/testing/all-tasks";
import type { BoardLayout } from "@/components/board/views/layout";
import type { BoardJson } from "@/components/board-store/board-data";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { answerDependencies } from "@/components/testing/dependencies";
import { live } from "@/components/testing/live";
import {
  aBoard,
  aMember,
  aPage,
  aStage,
  aTask,
  newId,
  NO_CHANGES,
  viewerOf,
  wholeTask,
} from "@/components/testing/records";
import { notFound, server } from "@/components/testing/server";
import type { Viewer } from "@/lib/boards/abilities";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";
import { allViewSettings, type ViewSettings } from "@/lib/view-settings/views";

/** The server time of first reads; each change is a second later. */
export const SYNCED = "2026-11-20 08:00:00";
const timeOf = (changes: number) => SYNCED.replace(/..$/, String(changes).padStart(2, "0"));

interface BoardOptions {
  stages?: string[];
  /** Titles by stage, or fields including a title. */
  tasks?: Record<string, (string | (Partial<TaskJson> & { title: string }))[]>;
  board?: Partial<BoardJson>;
  viewer?: Partial<Viewer>;
  role?: "Admin" | "Member" | "Viewer";
  viewSettings?: Partial<ViewSettings>;
  layout?: BoardLayout;
}

export type BoardOnServer = ReturnType<typeof aBoardOnServer>;

const byPosition = (one: { position: string }, other: { position: string }) =>
  Number(one.position) - Number(other.position);

/** Requests have their ids. */
const peopleAndLabels = (
  { users, labels }: BoardJson,
  { assignees = [], labels: labelIds = [] }: { assignees?: number[]; labels?: number[] },
): Pick<TaskJson, "assignees" | "labels"> => ({
  assignees: users.filter(({ ID }) => assignees.includes(ID)).map((person) => personOn(0, person)),
  labels: labels.filter(({ id }) => labelIds.includes(id)).map((label) => labelOn(0, label)),
});

/** A board on the fake server, and routes for it. Tests override routes by adding their own. */
export function aBoardOnServer({
  stages: titles = ["To do", "In progress", "Done"],
  tasks: byStage = {},
  board: overrides = {},
  viewer: viewerFacts,
  role = "Member",
  viewSettings,
  layout = {},
}: BoardOptions = {}) {
  const [me, max] = [aMember("Nora Example", role), aMember("Max Example")];
  const board = aBoard("House move", {
    users: [me, max],
    stages: titles.map((title) => aStage(title)),
    isUserOnlyViewer: role === "Viewer",
    ...overrides,
  });
  const isAdmin = viewerFacts?.isAdmin === true;
  const abilitiesNow = ({ isUserOnlyViewer, archived_at }: BoardJson) => ({
    edit: !isUserOnlyViewer && archived_at === null,
    manage: isAdmin || role === "Admin",
    delete: isAdmin,
  });
  board.abilities = overrides.abilities ?? abilitiesNow(board);
  for (const part of [...board.stages, ...board.custom_fields]) part.board_id = board.id;
  const tasks = new Map<number, TaskJson>();
  const stages = new Map(board.stages.map((stage) => [stage.id, stage]));
  const path = `/boards/v2/projects/${board.id}`;

  function add(stage: string, fields: string | (Partial<TaskJson> & { title: string })): TaskJson {
    const { title, ...rest } = typeof fields === "string" ? { title: fields } : fields;
    const task = aTask(title, {
      board_id: board.id,
      stage_id: board.stages.find((one) => one.title === stage)?.id ?? null,
      ...rest,
    });
    tasks.set(task.id, task);
    return task;
  }
  for (const [stage, list] of Object.entries(byStage)) for (const fields of list) add(stage, fields);

  const found = (id: string | undefined): TaskJson => {
    const task = tasks.get(Number(id));
    if (!task) throw notFound("Task");
    return task;
  };
  const put = (id: number, change: Partial<TaskJson>): TaskJson => {
    const task = { ...found(String(id)), ...change };
    tasks.set(id, task);
    return task;
  };
  const inStage = (stageId: number | null) =>
    [...tasks.values()]
      .filter(({ stage_id, archived_at }) => stage_id === stageId && archived_at === null)
      .sort(byPosition);
  let changes = 0;
  const changedAt = { tasks: new Map<number, string>(), stages: new Map<number, string>() };
  const idsSince = (since: string, of: ReadonlyMap<number, string>) =>
    [...of].filter(([, at]) => at > since).map(([id]) => id);
  let changedFacts: Partial<BoardJson> = {};
  const activeStages = () => [...stages.values()].filter(({ archived_at }) => archived_at === null).sort(byPosition);

  server.answer(`GET ${path}`, () => {
    const now = { ...board, ...changedFacts, stages: activeStages() };
    return { board: { ...now, abilities: abilitiesNow(now) } };
  });
  server.answer(`GET ${path}/has-data-changed`, ({ query }) => {
    const since = query.get("since") ?? "";
    return {
      ...NO_CHANGES,
      stages: idsSince(since, changedAt.stages).flatMap((id) => stages.get(id) ?? []),
      tasks: idsSince(since, changedAt.tasks).flatMap((id) => tasks.get(id) ?? []),
      synced_at: timeOf(changes),
    };
  });
  server.answer(`POST ${path}/tasks`, ({ body }) => {
    const { title, stage_id, ...rest } = body.task;
    const isFor = peopleAndLabels(board, rest);
    const task = aTask(title, { board_id: board.id, stage_id, ...rest, ...isFor, position: `${newId()}.00` });
    tasks.set(task.id, task);
    return { task, message: "Task has been successfully created", updatedTasks: [] };
  });
  server.answer(`GET ${path}/tasks/{task}`, ({ params }) => ({ task: wholeTask(found(params.task), board) }));
  server.answer(`GET ${path}/tasks/by-stage`, () => firstPages());
  server.answer(`PUT ${path}/tasks/{task}`, ({ params, body }) => ({
    message: "Task has been updated",
    task: put(Number(params.task), {
      [body.property]: body.value === "" && body.property === "description" ? null : body.value,
    }),
    updatedTasks: [],
  }));
  server.answer(`POST ${path}/tasks/{task}/dates`, ({ params, body }) => ({
    message: "Dates have been updated",
    task: put(Number(params.task), body),
    updatedTasks: [],
  }));
  server.answer(`DELETE ${path}/tasks/{task}`, ({ params }) => {
    tasks.delete(found(params.task).id);
    return { updatedTasks: [], message: "Task has been deleted" };
  });
  server.answer(`PUT ${path}/tasks/{task}/move-task`, ({ params, body }) => {
    const others = inStage(body.newStageId).filter(({ id }) => id !== Number(params.task));
    const isAt = (id: number) => others.findIndex((other) => other.id === id);
    const { newIndex, prevTaskId, nextTaskId } = body;
    const end = nextTaskId ? isAt(nextTaskId) : others.length;
    const at = newIndex === 1 ? 0 : prevTaskId ? isAt(prevTaskId) + 1 : end;
    const task = put(Number(params.task), { stage_id: body.newStageId });
    const ordered = others.toSpliced(at, 0, task).map(({ id }, index) => put(id, { position: `${index + 1}.00` }));
    return { message: "Task has been updated", task: found(params.task), updatedTasks: ordered };
  });
  server.answer(`GET ${path}/tasks/{task}/attachment`, () => ({ attachments: [] }));
  server.answer(`GET ${path}/tasks/{task}/subtasks`, () => ({ subtaskGroups: [] }));
  server.answer(`GET ${path}/tasks/{task}/comments-and-activities`, () => ({
    comments_and_activities: { data: [], total: 0 },
  }));
  server.answer(`GET /boards-app/v1/boards/${board.id}/tasks/{task}/reactions`, () => ({ reactions: [] }));
  server.answer(`GET /boards-app/v1/boards/${board.id}/tasks`, () => {
    const shown = activeStages().flatMap(({ id }) => inStage(id));
    return allTasksJson(
      shown,
      activeStages().map(({ id }) => id),
      timeOf(changes),
    );
  });
  server.answer(`GET /boards-app/v1/boards/${board.id}/saved-filters`, () => ({ filters: [] }));
  server.answer(`PUT /boards-app/v1/boards/${board.id}/view`, () => ({}));
  server.answer(`PUT /boards-app/v1/boards/${board.id}/drag`, () => ({}));
  server.answer("GET /boards-app/v1/boards/{board}/notifications/unread", () => ({ tasks: {} }));
  server.answer("PUT /boards-app/v1/boards/{board}/tasks/{task}/notifications/read", () => ({}));

  const dependencies = answerDependencies(path, (id) => found(String(id)));

  const firstPages = () => ({
    tasks: activeStages().flatMap(({ id }) => inStage(id)),
    pagination_by_stage: Object.fromEntries(activeStages().map(({ id }) => [id, aPage(id, inStage(id).length)])),
    newest_task_id: Math.max(0, ...tasks.keys()),
    synced_at: timeOf(changes),
  });

  return {
    board,
    me,
    max,
    viewer: viewerOf(me, viewerFacts),
    viewSettings: { ...allViewSettings(), ...viewSettings },
    layout,
    path,
    stages,
    firstPages,
    dependencies,
    task: (title: string): TaskJson => {
      const task = [...tasks.values()].find((one) => one.title === title);
      if (!task) throw new Error(`There is no task ${title}.`);
      return task;
    },
    add,
    stored: (id: number): TaskJson => found(String(id)),
    put,
    change(id: number, change: Partial<TaskJson>) {
      put(id, change);
      changedAt.tasks.set(id, timeOf((changes += 1)));
      live.changed({ board: board.id, what: ["tasks"] });
    },
    remove(id: number) {
      tasks.delete(id);
      live.changed({ board: board.id, what: ["tasks"], gone: [id] });
    },
    changeStage(title: string, change: Partial<StageJson>) {
      for (const stage of stages.values()) {
        if (stage.title !== title) continue;
        stages.set(stage.id, { ...stage, ...change });
        changedAt.stages.set(stage.id, timeOf((changes += 1)));
      }
      live.changed({ board: board.id, what: ["stages"] });
    },
    /** A live change of the board, or of the viewer's abilities. */
    changeBoard(overrides: Partial<BoardJson>) {
      changedFacts = { ...changedFacts, ...overrides };
      live.changed({ board: board.id, what: ["board", "members"] });
    },
  };
}
