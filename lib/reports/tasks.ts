import "server-only";
import { type Priority, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import {
  completedTasks,
  countedTasks,
  isState,
  LABELS_OF_TASKS,
  ofCounted,
  peopleAsJson,
} from "@/lib/reports/counted-tasks";
import type { ReadReport } from "@/lib/reports/inputs";
import { personOf, type PersonInReport, ranked } from "@/lib/reports/people";
import { rangeOf } from "@/lib/reports/range";
import type { ReportReader } from "@/lib/reports/scope";
import { byPriority } from "@/lib/reports/sums";
import { presentDuration } from "@/lib/time/duration";
import { photoOf } from "@/lib/users/present";

const MOST_COMPLETED = 10;

type StageInReport = {
  id: number;
  title: string;
  total: number;
  position: number;
  boardId: number;
  board: string;
};
type CompletedTask = {
  id: number;
  title: string;
  slug: string;
  boardId: number;
  board: string;
  boardColor: string | null;
  stage: string;
  priority: Priority;
  assignee: string | null;
  photoKey: string | null;
  minutes: number;
};

type Found = {
  priorities: { priority: Priority; total: number }[] | null;
  stages: StageInReport[] | null;
  people: PersonInReport[] | null;
  labels: { id: number; title: string; total: number; color: string }[] | null;
  completed: CompletedTask[] | null;
};

export type TasksReport = ReturnType<typeof presentTasks>;

/** Where the tasks of a range are and whose they are, in one statement. @throws Invalid */
export async function readTasksReport(query: ReadReport, reader: ReportReader): Promise<TasksReport> {
  const range = rangeOf(query, reader.calendar);
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    ${countedTasks(query, range, reader, Prisma.sql`t.stage_id, t.label_ids, t.last_completed_at`)},
    places AS MATERIALIZED (SELECT stage_id, priority, count(*)::int AS total FROM counted GROUP BY stage_id, priority)
    SELECT ${PRIORITIES_AS_JSON} AS priorities, ${STAGES_AS_JSON} AS stages, ${peopleAsJson({ completed: completedTasks })} AS people, ${LABELS_AS_JSON} AS labels, ${COMPLETED_AS_JSON} AS completed`,
  );
  return presentTasks(found ?? { priorities: null, stages: null, people: null, labels: null, completed: null });
}

const PRIORITIES_AS_JSON = Prisma.sql`(SELECT json_agg(p) FROM (SELECT priority, sum(total)::int AS total FROM places GROUP BY priority) p)`;

const STAGES_AS_JSON = Prisma.sql`(SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'total', c.total, 'position', s.position, 'boardId', b.id, 'board', b.title)) FROM (
  SELECT stage_id, sum(total)::int AS total FROM places GROUP BY stage_id) c JOIN stage s ON s.id = c.stage_id JOIN boards b ON b.id = s.board_id)`;

const LABELS_AS_JSON = Prisma.sql`(SELECT json_agg(json_build_object('id', l.id, 'title', coalesce(l.title, ''), 'total', c.total, 'color', l.bg_color)) FROM (
  SELECT label_id, count(*)::int AS total FROM ${ofCounted(LABELS_OF_TASKS)} attached GROUP BY label_id) c JOIN label l ON l.id = c.label_id)`;

const COMPLETED_AS_JSON = Prisma.sql`(SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'slug', t.slug, 'boardId', b.id, 'board', b.title, 'boardColor', b.background_color,
    'stage', coalesce(s.title, ''), 'priority', t.priority, 'assignee', u.display_name, 'photoKey', u.photo_key, 'minutes', coalesce(t.estimated_minutes, 0)) ORDER BY c.last_completed_at DESC, c.id DESC) FROM (
  SELECT * FROM counted WHERE ${isState("completed")} ORDER BY last_completed_at DESC, id DESC LIMIT ${MOST_COMPLETED}) c
  JOIN task t ON t.id = c.id JOIN boards b ON b.id = t.board_id LEFT JOIN stage s ON s.id = t.stage_id
  LEFT JOIN LATERAL (SELECT u.display_name, u.photo_key FROM task_assignee a JOIN "user" u ON u.id = a.user_id WHERE a.task_id = t.id ORDER BY a.created_at, a.user_id LIMIT 1) u ON true)`;

function presentTasks(found: Found) {
  const titleOf = ({ title }: { title: string }) => title;
  const totalOf = ({ total }: { total: number }) => total;
  return {
    byStage: ranked(found.stages ?? [], titleOf, totalOf),
    byAssignee: ranked(found.people ?? [], ({ name }) => name, totalOf).map((person) => ({
      ...personOf(person),
      completed: person.completed,
      total: person.total,
    })),
    byLabel: ranked(found.labels ?? [], titleOf, totalOf),
    priority: byPriority(found.priorities ?? []),
    recentlyCompleted: (found.completed ?? []).map(({ minutes, photoKey, ...task }) => ({
      ...task,
      assigneeAvatar: photoKey && photoOf({ photoKey }),
      estimated: presentDuration(minutes),
    })),
  };
}
