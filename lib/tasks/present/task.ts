import type { Stage } from "@/generated/prisma/client";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { jsonList } from "@/lib/http/response/json";
import { presentLabel } from "@/lib/labels/present";
import { ROLE_TITLES } from "@/lib/members/present";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { presentDetails, presentDue, presentFacts, presentGroup, presentMarks } from "@/lib/tasks/present/facts";
import { linkedTo } from "@/lib/tasks/present/links";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import {
  factsOf,
  linked,
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

/** Presents tasks that were loaded together; each person and label is put into words once, however many tasks have them. */
export function taskPresenter(
  { people, labels, reader }: Omit<LoadedTasks, "rows">,
  viewerContext: ViewerContext,
  now = new Date(),
) {
  const personJson = mapped(people, (row) => {
    const person = {
      ...row,
      createdAt: new Date(row.createdAt),
      deactivatedAt: row.deactivatedAt === null ? null : new Date(row.deactivatedAt),
    };
    return { ...presentPerson(person, viewerContext), role: row.boardRole ? ROLE_TITLES[row.boardRole] : "Admin" };
  });
  const labelJson = mapped(labels, (label) =>
    presentLabel({ ...label, createdAt: new Date(label.createdAt), updatedAt: new Date(label.updatedAt) }),
  );
  const [personText, labelText] = [mapped(personJson, membersOf), mapped(labelJson, membersOf)];

  const clock = { now, today: dayIn(now, reader.timeZone) };
  const unread = (id: number) => reader.unread.get(id) ?? 0;
  const isReader = ([id]: Link | SerializedLink) => id === viewerContext.userId;
  const watching = ({ watchers }: { watchers: (Link | SerializedLink)[] | null }) => (watchers ?? []).some(isReader);
  const state = (row: TaskRow) => ({ ...presentDue(row, clock), ...presentMarks(row), notifications: unread(row.id) });
  const attached = (row: TaskRow) => ({
    assignees: linkedTo(row.id, row.assignees, personJson),
    watchers: linkedTo(row.id, row.watchers, personJson),
    labels: linkedTo(row.id, row.labels, labelJson),
  });
  const textOf = (card: SerializedCard, details = "") => {
    const { isOverdue, isUpcoming } = presentDue(card, clock);
    const links = `"assignees":${linked(card.assignees, personText)},"watchers":${linked(card.watchers, personText)},"labels":${linked(card.labels, labelText)}`;
    return `{${factsOf(card)},"isOverdue":${isOverdue},"isUpcoming":${isUpcoming},${card.marks},"notifications":${unread(card.id)},${details}${links}}`;
  };
  const written = (tasks: SerializedTask[]) =>
    jsonList(tasks.map((task) => textOf(task, `${task.details},"is_watching":${watching(task)},`)));

  return {
    /** As `GET tasks`, `updatedTasks` and every write answer it. */
    task: (row: TaskRow) => ({
      ...presentFacts(row),
      ...state(row),
      ...presentDetails(row),
      is_watching: watching(row),
      ...presentGroup(row),
      ...attached(row),
    }),
    /** As a column of a board shows it. */
    card: (row: TaskRow) => ({ ...presentFacts(row), ...state(row), ...attached(row) }),
    tasks: (rows: TaskRow[]) => written(rows.map(serializeTask)),
    written,
    cards: (rows: TaskRow[]) => jsonList(rows.map((row) => textOf(serializeCard(row)))),
  };
}

/** The title of the stage that follows; null in the last. */
export function nextStageOf(stages: Pick<Stage, "id" | "title">[], stageId: number | null): string | null {
  const at = stages.findIndex(({ id }) => id === stageId);
  return at < 0 ? null : (stages[at + 1]?.title ?? null);
}

function mapped<Value, Other>(map: Map<number, Value>, present: (value: Value) => Other): Map<number, Other> {
  return new Map([...map].map(([id, value]) => [id, present(value)]));
}
