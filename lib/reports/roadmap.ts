import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { daysLater, startOfDay } from "@/lib/dates/dates-on-screen";
import { db, rowsOf } from "@/lib/db";
import { isActiveIdea, publicComments } from "@/lib/ideas/conditions";
import { isRoadmapOn } from "@/lib/modules/conditions";
import type { ReadReport } from "@/lib/reports/inputs";
import { type ReportRange, rangeOf } from "@/lib/reports/range";
import { boardsOfReport, isWithin, type ReportReader } from "@/lib/reports/scope";

const MOST_POPULAR = 10;

const SOURCES = {
  page: { label: "Public Page", colorKey: "primary" },
  web: { label: "Admin / Web", colorKey: "success" },
  other: { label: "Other", colorKey: "neutral" },
} as const;

type PopularIdea = {
  id: number;
  slug: string;
  title: string;
  boardId: number;
  board: string;
  upvotes: number;
  comments: number;
};

type Found = {
  ideas: number;
  completed: number;
  /** Of the days of the range, counted from 1, that have any. */
  days: { day: number; total: number }[] | null;
  stages: { label: string; value: number; position: number }[] | null;
  sources: { key: keyof typeof SOURCES; total: number }[] | null;
  popular: PopularIdea[] | null;
};

export type RoadmapReport = ReturnType<typeof presentRoadmap>;

/** What came in on roadmaps and what was done, in one statement. @throws Invalid */
export async function readRoadmapReport(query: ReadReport, reader: ReportReader): Promise<RoadmapReport> {
  const range = rangeOf(query, reader.calendar);
  const days = daysIn(range);
  const starts = days.map((date) => startOfDay(date, reader.calendar.timeZone));
  const [found] = await rowsOf<Found>(db, statementOf(roadmapsOf(query, reader), range, starts));
  return presentRoadmap(found ?? NOTHING, days);
}

const roadmapsOf = (query: ReadReport, reader: ReportReader) =>
  Prisma.sql`${boardsOfReport("roadmap", query, reader)} AND ${isRoadmapOn}`;

const NOTHING: Found = { ideas: 0, completed: 0, days: null, stages: null, sources: null, popular: null };

function daysIn({ first, last }: ReportRange): string[] {
  const days = [];
  for (let day = first; day <= last; day = daysLater(day, 1)) days.push(day);
  return days;
}

const statementOf = (boards: Prisma.Sql, range: ReportRange, starts: readonly Date[]) => Prisma.sql`
  WITH boards AS MATERIALIZED (${boards}),
  ideas AS MATERIALIZED (
    SELECT t.id, t.board_id, t.stage_id, t.source, t.created_at, t.updated_at, t.last_completed_at, t.vote_count
    FROM boards JOIN task t ON t.board_id = boards.id WHERE ${isActiveIdea}),
  submitted AS MATERIALIZED (SELECT * FROM ideas t WHERE ${isWithin(Prisma.sql`t.created_at`, range)}),
  closing AS MATERIALIZED (SELECT s.id FROM boards JOIN stage s ON s.board_id = boards.id WHERE s.default_task_status = 'closed')
  SELECT (SELECT count(*)::int FROM ideas) AS ideas,
    (SELECT count(*)::int FROM (SELECT ${REACHED_AT} AS at FROM ideas t WHERE t.stage_id IN (SELECT id FROM closing) OFFSET 0) reached
      WHERE ${isWithin(Prisma.sql`at`, range)}) AS completed,
    (SELECT json_agg(d) FROM (
      SELECT width_bucket(created_at, ${starts}::timestamptz[]) AS day, count(*)::int AS total FROM submitted GROUP BY 1) d) AS days,
    (SELECT json_agg(json_build_object('label', label, 'value', value, 'position', position) ORDER BY position, label) FROM (
      SELECT s.title AS label, count(*)::int AS value, min(s.position)::float8 AS position FROM submitted JOIN stage s ON s.id = submitted.stage_id GROUP BY s.title) s) AS stages,
    (SELECT json_agg(s) FROM (
      SELECT CASE WHEN source IN ('page', 'web') THEN source ELSE 'other' END AS key, count(*)::int AS total FROM submitted GROUP BY 1) s) AS sources,
    (SELECT json_agg(json_build_object('id', t.id, 'slug', t.slug, 'title', t.title, 'boardId', b.id, 'board', b.title, 'upvotes', p.vote_count, 'comments', p.comments)
        ORDER BY p.vote_count + p.comments DESC, p.id DESC) FROM (
      SELECT * FROM (SELECT t.id, t.board_id, t.vote_count, ${publicComments} AS comments FROM ideas t WHERE ${countsIn(range)}) counted
      ORDER BY vote_count + comments DESC, id DESC LIMIT ${MOST_POPULAR}) p
      JOIN task t ON t.id = p.id JOIN boards b ON b.id = p.board_id) AS popular`;

const countsIn = (range: ReportRange) => Prisma.sql`
  (${isWithin(Prisma.sql`t.created_at`, range)} OR ${isWithin(Prisma.sql`t.updated_at`, range)} OR ${isWithin(Prisma.sql`t.last_completed_at`, range)})`;

/** When `task t` last came into a closing stage from another one. Before activity knew stages, it was closed by that. */
const REACHED_AT = Prisma.sql`coalesce((
  SELECT max(a.created_at) FROM activity a WHERE a.task_id = t.id
    AND a.to_stage_id IN (SELECT id FROM closing) AND a.from_stage_id NOT IN (SELECT id FROM closing)), t.last_completed_at)`;

function presentRoadmap(found: Found, days: readonly string[]) {
  const perDay = new Map(found.days?.map(({ day, total }) => [day, total]));
  const submissions = days.map((date, at) => ({ date, value: perDay.get(at + 1) ?? 0 }));
  const bySource = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).map((key) => ({
    key,
    label: SOURCES[key].label,
    value: found.sources?.find((source) => source.key === key)?.total ?? 0,
    colorKey: SOURCES[key].colorKey,
  }));
  return {
    stats: {
      totalIdeas: found.ideas,
      submittedIdeas: submissions.reduce((total, { value }) => total + value, 0),
      publicIdeas: bySource.find(({ key }) => key === "page")?.value ?? 0,
      completedIdeas: found.completed,
    },
    submissions,
    byStage: found.stages ?? [],
    popularIdeas: (found.popular ?? []).map((idea) => ({ ...idea, popularity: idea.upvotes + idea.comments })),
    bySource,
  };
}
