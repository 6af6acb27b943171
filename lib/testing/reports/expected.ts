import { ACTIVITY_KINDS } from "@/lib/reports/activity-kinds";
import {
  type Asked,
  boardsFor,
  type CountedTask,
  count,
  dayAt,
  duration,
  inOrder,
  isIn,
  type Rows,
  sum,
  tasksFor,
} from "@/lib/testing/reports/model";

const minutes = (tasks: readonly CountedTask[]) =>
  duration(sum(tasks.map(({ estimatedMinutes }) => estimatedMinutes ?? 0)));

const valuesOf = (keys: string[], valueOf: (key: string) => number) => keys.map((key) => [key, valueOf(key)]);

const byPriority = (tasks: readonly CountedTask[]) => [
  tasks.length,
  valuesOf(["urgent", "high", "medium", "low", "none"], (key) => count(tasks, ({ priority }) => priority === key)),
];

/** The people who are assigned to the tasks, with their tasks. */
const peopleOf = ({ users, assignees }: Rows, tasks: readonly CountedTask[]) =>
  users
    .map(({ id, displayName: name }) => ({
      id,
      name,
      own: tasks.filter((task) => assignees.some(({ taskId, userId }) => taskId === task.id && userId === id)),
    }))
    .filter(({ own }) => own.length > 0);

export function expectedOverview(rows: Rows, asked: Asked) {
  const tasks = tasksFor(rows, "to_do", asked);
  const open = (own: readonly CountedTask[]) => count(own, ({ isOpen }) => isOpen);
  const completed = (own: readonly CountedTask[]) => count(own, ({ isCompleted }) => isCompleted);
  const overdue = (own: readonly CountedTask[]) => count(own, ({ due }) => due === "overdue");
  const people = peopleOf(rows, tasks);
  const most = Math.max(0, ...people.map(({ own }) => open(own)));
  return {
    stats: [tasks.length, completed(tasks), overdue(tasks), people.length, minutes(tasks)],
    boards: inOrder(
      boardsFor(rows, "to_do", asked)
        .map(({ id, title }) => ({ id, title, total: count(tasks, ({ boardId }) => boardId === id) }))
        .filter(({ total }) => total > 0),
      ({ id, title, total }) => [[total], title, id],
    ),
    priority: byPriority(tasks),
    completion: [completed(tasks), open(tasks), tasks.length - completed(tasks) - open(tasks)],
    dueDate: valuesOf(["overdue", "today", "next7days", "later", "no_due_date"], (key) =>
      count(tasks, ({ due }) => due === key),
    ),
    workload: inOrder(people, ({ own, name, id }) => [[open(own), own.length], name, id]).map(({ id, name, own }) => [
      ...[id, name, open(own), completed(own), overdue(own), minutes(own)],
      most === 0 ? 0 : Math.round((open(own) / most) * 100),
    ]),
  };
}

export function expectedTasks(rows: Rows, asked: Asked) {
  const tasks = tasksFor(rows, "to_do", asked);
  const titleOf = (wanted: number) => rows.boards.find(({ id }) => id === wanted)?.title;
  const stages = rows.stages.map((stage) => ({ ...stage, total: count(tasks, ({ stageId }) => stageId === stage.id) }));
  const labels = rows.labels.map(({ id, title, bgColor: color }) => ({
    ...{ id, title: title ?? "", color },
    total: count(tasks, (task) => rows.taskLabels.some(({ taskId, labelId }) => taskId === task.id && labelId === id)),
  }));
  const firstAssignee = (task: CountedTask) => {
    const [first] = rows.assignees
      .filter(({ taskId }) => taskId === task.id)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.userId - other.userId);
    return rows.users.find(({ id }) => id === first?.userId)?.displayName ?? null;
  };
  return {
    byStage: inOrder(
      stages.filter(({ total }) => total > 0),
      ({ total, title, id }) => [[total], title, id],
    ).map(({ id, title, total, position, boardId }) => [id, title, total, Number(position), boardId, titleOf(boardId)]),
    byAssignee: inOrder(peopleOf(rows, tasks), ({ own, name, id }) => [[own.length], name, id]).map(
      ({ id, name, own }) => [id, name, count(own, ({ isCompleted }) => isCompleted), own.length],
    ),
    byLabel: inOrder(
      labels.filter(({ total }) => total > 0),
      ({ total, title, id }) => [[total], title, id],
    ),
    priority: byPriority(tasks),
    recentlyCompleted: tasks
      .filter(({ isCompleted }) => isCompleted)
      .sort(
        (one, other) =>
          (other.lastCompletedAt?.getTime() ?? 0) - (one.lastCompletedAt?.getTime() ?? 0) || other.id - one.id,
      )
      .slice(0, 10)
      .map((task) => [
        task.id,
        task.title,
        task.slug,
        task.boardId,
        titleOf(task.boardId),
        rows.stages.find(({ id }) => id === task.stageId)?.title,
        task.priority,
        firstAssignee(task),
        minutes([task]),
      ]),
  };
}

const kindOf = (action: string, column: string | null) =>
  Object.entries(ACTIVITY_KINDS).find(([, { events }]) =>
    (events as readonly string[]).includes(`${action} ${column ?? ""}`),
  )?.[0] ?? "other";

export function expectedActivity(rows: Rows, asked: Asked) {
  const boards = new Set(boardsFor(rows, "to_do", asked).map(({ id }) => id));
  const lines = rows.activities.filter(
    ({ boardId, taskId, createdAt }) => boards.has(boardId) && taskId !== null && isIn(createdAt, asked),
  );
  const ofKind = (kind: string) => count(lines, ({ action, column }) => kindOf(action, column) === kind);
  const nameOf = (wanted: number | null) => rows.users.find(({ id }) => id === wanted)?.displayName ?? "Deleted user";
  const actors = [...new Set(lines.map(({ createdById }) => createdById ?? 0))].map((id) => ({
    id,
    name: nameOf(id),
    count: count(lines, ({ createdById }) => (createdById ?? 0) === id),
  }));
  return {
    stats: ["task_created", "task_stage_updated", "comment_created", "subtask_added", "task_attachment_added"].map(
      ofKind,
    ),
    byUser: inOrder(actors, ({ id, name, count: total }) => [[total], name, id]).map(({ id, name, count: total }) => [
      id,
      name,
      total,
    ]),
    byType: valuesOf(Object.keys(ACTIVITY_KINDS), ofKind),
    recent: lines
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
      .slice(0, 10)
      .map(({ id, taskId, boardId, createdById, createdAt }) => [
        id,
        taskId,
        boardId,
        nameOf(createdById),
        timeAt(createdAt, asked.timeZone),
      ]),
  };
}

const timeAt = (at: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" }).format(at)}, ${new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" }).format(at).replace(/\s/g, " ").toLowerCase()}`;

export function expectedRoadmap(rows: Rows, asked: Asked) {
  const boards = boardsFor(rows, "roadmap", asked);
  const isMerged = (id: number) =>
    rows.ideas.some(({ taskId, mergedIntoId }) => taskId === id && mergedIntoId !== null);
  const ideas = rows.tasks.filter(
    ({ id, boardId, parentId, archivedAt }) =>
      boards.some((board) => board.id === boardId) && parentId === null && archivedAt === null && !isMerged(id),
  );
  const submitted = ideas.filter(({ createdAt }) => isIn(createdAt, asked));
  const closing = new Set(
    rows.stages
      .filter(
        ({ boardId, defaultTaskStatus }) => defaultTaskStatus === "closed" && boards.some(({ id }) => id === boardId),
      )
      .map(({ id }) => id),
  );
  const reachedAt = (idea: (typeof ideas)[number]) => {
    const arrivals = rows.activities.filter(
      ({ taskId, fromStageId, toStageId }) =>
        taskId === idea.id &&
        toStageId !== null &&
        closing.has(toStageId) &&
        fromStageId !== null &&
        !closing.has(fromStageId),
    );
    return arrivals.length > 0
      ? new Date(Math.max(...arrivals.map(({ createdAt }) => createdAt.getTime())))
      : idea.lastCompletedAt;
  };
  const comments = (id: number) =>
    count(
      rows.comments,
      (comment) =>
        comment.taskId === id &&
        comment.parentId === null &&
        comment.type !== "note" &&
        comment.privacy === "public" &&
        comment.status === "published",
    );
  const stagesOf = rows.stages.filter(({ id }) => submitted.some(({ stageId }) => stageId === id));
  const sources = ["page", "web", "other"].map((key) =>
    count(submitted, ({ source }) => (source === "page" || source === "web" ? source : "other") === key),
  );
  return {
    stats: [
      ideas.length,
      submitted.length,
      sources[0],
      count(ideas, (idea) => idea.stageId !== null && closing.has(idea.stageId) && isIn(reachedAt(idea), asked)),
    ],
    submissions: daysOf(asked).map((date) => ({
      date,
      value: count(submitted, ({ createdAt }) => dayAt(createdAt, asked.timeZone) === date),
    })),
    byStage: [...new Set(stagesOf.map(({ title }) => title))]
      .map((label) => {
        const own = stagesOf.filter(({ title }) => title === label);
        return {
          label,
          value: count(submitted, ({ stageId }) => own.some(({ id }) => id === stageId)),
          position: Math.min(...own.map(({ position }) => Number(position))),
        };
      })
      .sort((one, other) => one.position - other.position || (one.label < other.label ? -1 : 1)),
    popularIdeas: tasksFor(rows, "roadmap", asked)
      .filter(({ id }) => !isMerged(id))
      .map(({ id, boardId, voteCount }) => [id, boardId, voteCount, comments(id), voteCount + comments(id)])
      .sort((one, other) => (other[4] ?? 0) - (one[4] ?? 0) || (other[0] ?? 0) - (one[0] ?? 0))
      .slice(0, 10),
    bySource: sources,
  };
}

function daysOf({ first, last }: Asked): string[] {
  const days = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 24 * 60 * 60 * 1000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
