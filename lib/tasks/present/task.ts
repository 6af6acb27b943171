import type { Stage } from "@/generated/prisma/client";
import { isOver, todayIn } from "@/lib/dates/dates-on-screen";
import { jsonList } from "@/lib/http/response/json";
import { presentLabel } from "@/lib/labels/present";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { presentFacts, presentGroup, presentMarks } from "@/lib/tasks/present/facts";
import { withPivots } from "@/lib/tasks/present/links";
import type { Link, TaskRow } from "@/lib/tasks/read/rows";
import {
  joinLinks,
  membersOf,
  presentDetails,
  type SerializedCard,
  type SerializedLink,
  type SerializedTask,
  serializeTask,
} from "@/lib/tasks/present/serialize";
import { type ViewerContext, presentPerson } from "@/lib/users/present";

export type TaskJson = ReturnType<ReturnType<typeof taskPresenter>["task"]>;
export type TaskCardJson = ReturnType<ReturnType<typeof taskPresenter>["card"]>;

export function taskPresenter(
  { people, labels, reader }: Omit<LoadedTasks, "rows">,
  viewerContext: ViewerContext,
  now = new Date(),
) {
  const related = relatedJson({ people, labels }, viewerContext);
  const clock = { now, today: todayIn(reader.timeZone, now) };
  const unread = (id: number) => reader.unread.get(id) ?? 0;
  const watching = ({ watchers }: Watched) => (watchers ?? []).some(([id]) => id === viewerContext.userId);
  const state = (row: TaskRow) => presentState(row, clock, unread(row.id));
  const textOf = cardSerializer(related, clock, unread);
  const serialized = (tasks: SerializedTask[]) =>
    jsonList(tasks.map((task) => textOf(task, `${task.details},"is_watching":${watching(task)},`)));

  return {
    task: (row: TaskRow) => ({
      ...presentFacts(row),
      ...state(row),
      ...presentDetails(row),
      is_watching: watching(row),
      ...presentGroup(row),
      ...attachedTo(row, related),
    }),
    card: (row: TaskRow) => ({ ...presentFacts(row), ...state(row), ...attachedTo(row, related) }),
    ofReader: (row: TaskRow) => presentForReader(row, clock, unread(row.id), watching(row)),
    related: { people: [...related.people.values()], labels: [...related.labels.values()] },
    tasks: (rows: TaskRow[]) => serialized(rows.map(serializeTask)),
    serialized,
    serializedCards: (cards: SerializedCard[]) => jsonList(cards.map((card) => textOf(card))),
  };
}

/** A literal, because joined objects take longer. */
function presentState(row: TaskRow, clock: DayAndTime, notifications: number) {
  const { isOverdue, isUpcoming } = presentDue(row, clock);
  const { meta, repeat_task_meta, is_pinned } = presentMarks(row);
  return { isOverdue, isUpcoming, meta, repeat_task_meta, is_pinned, notifications };
}

/** What differs between readers and days. */
function presentForReader(row: TaskRow, clock: DayAndTime, notifications: number, isWatching: boolean) {
  const { isOverdue, isUpcoming } = presentDue(row, clock);
  return { isOverdue, isUpcoming, notifications, is_watching: isWatching };
}

interface DayAndTime {
  now: Date;
  today: string;
}

interface Watched {
  watchers: (Link | SerializedLink)[] | null;
}

type Related = ReturnType<typeof relatedJson>;

function relatedJson({ people, labels }: Pick<LoadedTasks, "people" | "labels">, viewerContext: ViewerContext) {
  return {
    people: mapValues(people, (row) => {
      const deactivatedAt = row.deactivatedAt === null ? null : new Date(row.deactivatedAt);
      const person = { ...row, createdAt: new Date(row.createdAt), deactivatedAt };
      return { ...presentPerson(person, viewerContext), role: row.boardRole ? ROLE_TITLES[row.boardRole] : "Admin" };
    }),
    labels: mapValues(labels, (label) =>
      presentLabel({ ...label, createdAt: new Date(label.createdAt), updatedAt: new Date(label.updatedAt) }),
    ),
  };
}

const attachedTo = (row: TaskRow, { people, labels }: Related) => ({
  assignees: withPivots(row.id, row.assignees, people),
  watchers: withPivots(row.id, row.watchers, people),
  labels: withPivots(row.id, row.labels, labels),
});

function cardSerializer(related: Related, clock: DayAndTime, unread: (taskId: number) => number) {
  const [people, labels] = [mapValues(related.people, membersOf), mapValues(related.labels, membersOf)];
  return (card: SerializedCard, details = "") => {
    const { isOverdue, isUpcoming } = presentDue(card, clock);
    const links = `"assignees":${joinLinks(card.assignees, people)},"watchers":${joinLinks(card.watchers, people)},"labels":${joinLinks(card.labels, labels)}`;
    return `{${card.facts},"isOverdue":${isOverdue},"isUpcoming":${isUpcoming},${card.marks},"notifications":${unread(card.id)},${details}${links}}`;
  };
}

/** These change without a write, so they are never cached. */
function presentDue({ status, dueAt }: Pick<TaskRow, "status" | "dueAt">, clock: DayAndTime) {
  const due = status === "open" ? dueAt : null;
  const isOverdue = due !== null && isOver(due, clock);
  return { isOverdue, isUpcoming: due !== null && !isOverdue };
}

export function nextStageOf(stages: Pick<Stage, "id" | "title">[], stageId: number | null): string | null {
  const at = stages.findIndex(({ id }) => id === stageId);
  return at < 0 ? null : (stages[at + 1]?.title ?? null);
}

function mapValues<Value, Other>(map: Map<number, Value>, present: (value: Value) => Other): Map<number, Other> {
  return new Map([...map].map(([id, value]) => [id, present(value)]));
}
