import type { Stage } from "@/generated/prisma/client";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { jsonList } from "@/lib/http/response/json";
import { presentLabel } from "@/lib/labels/present";
import { ROLE_TITLES } from "@/lib/members/present";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { presentDetails, presentDue, presentFacts, presentGroup, presentMarks } from "@/lib/tasks/present/facts";
import { withPivots } from "@/lib/tasks/present/links";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import {
  factsOf,
  joinLinks,
  membersOf,
  serializeCard,
  type SerializedCard,
  type SerializedLink,
  type SerializedTask,
  serializeTask,
} from "@/lib/tasks/present/serialize";
import { type ViewerContext, presentPerson } from "@/lib/users/present";

export type TaskJson = ReturnType<ReturnType<typeof taskPresenter>["task"]>;
export type TaskCardJson = ReturnType<ReturnType<typeof taskPresenter>["card"]>;

/** Presents tasks that were loaded together; each person and label is serialized once, however many tasks have them. */
export function taskPresenter(
  { people, labels, reader }: Omit<LoadedTasks, "rows">,
  viewerContext: ViewerContext,
  now = new Date(),
) {
  const personJson = mapValues(people, (row) => {
    const person = {
      ...row,
      createdAt: new Date(row.createdAt),
      deactivatedAt: row.deactivatedAt === null ? null : new Date(row.deactivatedAt),
    };
    return { ...presentPerson(person, viewerContext), role: row.boardRole ? ROLE_TITLES[row.boardRole] : "Admin" };
  });
  const labelJson = mapValues(labels, (label) =>
    presentLabel({ ...label, createdAt: new Date(label.createdAt), updatedAt: new Date(label.updatedAt) }),
  );
  const [personText, labelText] = [mapValues(personJson, membersOf), mapValues(labelJson, membersOf)];

  const clock = { now, today: dayIn(now, reader.timeZone) };
  const unread = (id: number) => reader.unread.get(id) ?? 0;
  const isReader = ([id]: Link | SerializedLink) => id === viewerContext.userId;
  const watching = ({ watchers }: { watchers: (Link | SerializedLink)[] | null }) => (watchers ?? []).some(isReader);
  const state = (row: TaskRow) => ({ ...presentDue(row, clock), ...presentMarks(row), notifications: unread(row.id) });
  const attached = (row: TaskRow) => ({
    assignees: withPivots(row.id, row.assignees, personJson),
    watchers: withPivots(row.id, row.watchers, personJson),
    labels: withPivots(row.id, row.labels, labelJson),
  });
  const textOf = (card: SerializedCard, details = "") => {
    const { isOverdue, isUpcoming } = presentDue(card, clock);
    const links = `"assignees":${joinLinks(card.assignees, personText)},"watchers":${joinLinks(card.watchers, personText)},"labels":${joinLinks(card.labels, labelText)}`;
    return `{${factsOf(card)},"isOverdue":${isOverdue},"isUpcoming":${isUpcoming},${card.marks},"notifications":${unread(card.id)},${details}${links}}`;
  };
  const serialized = (tasks: SerializedTask[]) =>
    jsonList(tasks.map((task) => textOf(task, `${task.details},"is_watching":${watching(task)},`)));

  return {
    /** The format of `GET tasks`, `updatedTasks` and the responses of writes. */
    task: (row: TaskRow) => ({
      ...presentFacts(row),
      ...state(row),
      ...presentDetails(row),
      is_watching: watching(row),
      ...presentGroup(row),
      ...attached(row),
    }),
    card: (row: TaskRow) => ({ ...presentFacts(row), ...state(row), ...attached(row) }),
    tasks: (rows: TaskRow[]) => serialized(rows.map(serializeTask)),
    serialized,
    cards: (rows: TaskRow[]) => jsonList(rows.map((row) => textOf(serializeCard(row)))),
  };
}

export function nextStageOf(stages: Pick<Stage, "id" | "title">[], stageId: number | null): string | null {
  const at = stages.findIndex(({ id }) => id === stageId);
  return at < 0 ? null : (stages[at + 1]?.title ?? null);
}

function mapValues<Value, Other>(map: Map<number, Value>, present: (value: Value) => Other): Map<number, Other> {
  return new Map([...map].map(([id, value]) => [id, present(value)]));
}
