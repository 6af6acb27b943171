import { FreshQueryClient } from "@/components/ui/hooks/query-client";
import type { FeedOrder, FeedType } from "@/components/board-store/edits/feed-edits";
import { api } from "@/lib/api";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { DependencyJson, RelatedTasks } from "@/lib/dependencies/present";
import type { presentWholeBoard } from "@/lib/boards/present/board";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import type { GroupedSubtasksJson } from "@/lib/subtasks/present";
import type { Page } from "@/lib/tasks/read/pages";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";
import type { presentWholeTask } from "@/lib/tasks/present/whole";
import type { TimeTrackJson } from "@/lib/time/present";
import type { AllTasksJson } from "@/components/board-store/edits/all-tasks";
import {
  type FirstPages,
  loadedTasksFrom,
  type LoadedTasks,
  withPage,
} from "@/components/board-store/edits/loaded-tasks";

export type BoardJson = ReturnType<typeof presentWholeBoard>;
export type WholeTaskJson = ReturnType<typeof presentWholeTask>;

/** The query cache is the only copy of the server's data. */
export const boardKey = (boardId: number) => ["board", boardId] as const;
export const tasksKey = (boardId: number) => ["board", boardId, "tasks"] as const;
export const taskKey = (boardId: number, taskId: number) => ["board", boardId, "task", taskId] as const;
export const attachmentsKey = (boardId: number, taskId: number) =>
  ["board", boardId, "task", taskId, "attachments"] as const;
export const subtasksKey = (boardId: number, taskId: number) => ["board", boardId, "task", taskId, "subtasks"] as const;
export const timeKey = (boardId: number, taskId: number) => ["board", boardId, "task", taskId, "time"] as const;
export const dependenciesKey = (boardId: number) => ["board", boardId, "dependencies"] as const;
export const relatedKey = (boardId: number, taskId: number) => [...dependenciesKey(boardId), taskId] as const;
export const feedKey = (boardId: number, ...of: [taskId?: number, type?: FeedType, order?: FeedOrder]) =>
  ["board", boardId, "feed", ...of] as const;
/** The emoji on the comments of a task. */
export const reactionsKey = (boardId: number, ...of: [taskId?: number]) =>
  ["board", boardId, "reactions", ...of] as const;
export const activityKey = (boardId: number) => ["board", boardId, "activity"] as const;
export const archivedKey = (boardId: number) => ["board", boardId, "archived"] as const;
/** What the team of a roadmap sees beyond its board. */
export const roadmapKey = (boardId: number) => ["board", boardId, "roadmap"] as const;
export const submissionsKey = (boardId: number) => ["board", boardId, "submissions"] as const;
/** Without a board, of all boards. */
export const editsKey = (boardId?: number) => (boardId === undefined ? ["board"] : ["board", boardId, "edits"]);

/** Live messages say when something is stale; age alone does not. */
export const newQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: 2,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

export const boardPath = (boardId: number) => `/boards/v2/projects/${boardId}`;

/** The task without the related records that the response to a write contains. */
export function withoutContext(inContext: TaskInContextJson): TaskJson {
  const { nextStage: _next, stage: _stage, board: _board, subtasks: _subtasks, ...task } = inContext;
  return task;
}

/** Pages record when a board is opened. Screens also read boards that the person does not open. */
export async function readBoard(boardId: number): Promise<BoardJson> {
  const { board } = await api<{ board: BoardJson }>("GET", `${boardPath(boardId)}?record_visit=false`);
  return board;
}

export async function readTask(boardId: number, taskId: number): Promise<WholeTaskJson> {
  const { task } = await api<{ task: WholeTaskJson }>("GET", `${boardPath(boardId)}/tasks/${taskId}`);
  return task;
}

export async function readAttachments(boardId: number, taskId: number): Promise<AttachmentJson[]> {
  const { attachments } = await api<{ attachments: AttachmentJson[] }>(
    "GET",
    `${boardPath(boardId)}/tasks/${taskId}/attachment`,
  );
  return attachments;
}

/** Newest first. */
export async function readTime(boardId: number, taskId: number): Promise<readonly TimeTrackJson[]> {
  const { tracks } = await api<{ tracks: TimeTrackJson[] }>("GET", `${boardPath(boardId)}/tasks/${taskId}/time-tracks`);
  return tracks;
}

export async function readSubtasks(boardId: number, taskId: number): Promise<SubtaskGroupView[]> {
  const { subtaskGroups } = await api<{ subtaskGroups: GroupedSubtasksJson }>(
    "GET",
    `${boardPath(boardId)}/tasks/${taskId}/subtasks`,
  );
  return subtaskGroups;
}

export async function readDependencies(boardId: number): Promise<readonly DependencyJson[]> {
  const { dependencies } = await api<{ dependencies: DependencyJson[] }>("GET", `${boardPath(boardId)}/dependencies`);
  return dependencies;
}

export const readRelatedTasks = (boardId: number, taskId: number): Promise<RelatedTasks> =>
  api("GET", `${boardPath(boardId)}/tasks/${taskId}/dependencies`);

export const allTasksPath = (boardId: number): string => `/boards-app/v1/boards/${boardId}/tasks`;

export async function readAllTasks(boardId: number): Promise<LoadedTasks> {
  const [{ loadedTasksFromAll }, all] = await Promise.all([
    import("@/components/board-store/edits/all-tasks"),
    api<AllTasksJson>("GET", allTasksPath(boardId)),
  ]);
  return loadedTasksFromAll(all);
}

/** The first pages of all stages, and as many more as were loaded before, so that nothing in view disappears. */
export async function readTasks(boardId: number, before: LoadedTasks | undefined): Promise<LoadedTasks> {
  if (before?.isComplete || before?.needsAll) return readAllTasks(boardId);
  let shown = loadedTasksFrom(await api<FirstPages>("GET", `${boardPath(boardId)}/tasks/by-stage`));
  for (const { id, count, upTo } of loadedParts(before)) {
    for (
      let end = shown.stages[id]?.end;
      end && (loadedIn(shown, id) < count || end.position < upTo);
      end = shown.stages[id]?.end
    ) {
      shown = withPage(shown, await readPage(boardId, id, shown));
    }
  }
  return shown;
}

const PAGE = 100;

export function readPage(
  boardId: number,
  stageId: number,
  shown: LoadedTasks,
): Promise<{ tasks: TaskCardJson[]; pagination: Page }> {
  const cursor = shown.stages[stageId]?.end?.cursor ?? "";
  return api("GET", `${boardPath(boardId)}/tasks/stage-page?stage_id=${stageId}&limit=${PAGE}&cursor=${cursor}`);
}

/** Where tasks before the last loaded one are missing, everything up to it is loaded. */
const loadedParts = (shown: LoadedTasks | undefined) =>
  Object.entries(shown?.stages ?? {}).map(([id, { end }]) => ({
    id: Number(id),
    count: shown ? loadedIn(shown, Number(id)) : 0,
    upTo: end && end.cursor < end.position ? end.position : 0,
  }));

const loadedIn = ({ tasks }: LoadedTasks, stageId: number): number =>
  Object.values(tasks).filter(({ stage_id }) => stage_id === stageId).length;
