import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { type FieldValue, formatValue } from "@/lib/custom-fields/read-value";
import { plainDate, plainDateOrNull } from "@/lib/dates/dates";
import { rowsOf, type Tx } from "@/lib/db";
import type { TextExport } from "@/lib/exports/snapshot";
import { csvOf, csvRow } from "@/lib/text/csv";

/** The columns that a CSV import knows, in the order of the contract. */
const COLUMNS = [
  ...["Task Title", "Slug", "Board Title", "Status", "Type", "Description", "Priority", "Due At", "Started At"],
  ...["Archived At", "Stage", "Board", "Source", "Position", "Subtasks", "Completion"],
];

/** What people look for besides; an import leaves it out. */
const MORE_COLUMNS = ["Labels", "Assignees", "Created At", "Estimated Minutes"];

/** All tasks of a board, archived ones last, each with its subtasks in one cell (compatibility.md, C156). */
export async function tasksCsv(tx: Tx, { id }: Pick<Board, "id">): Promise<TextExport> {
  const [{ title, customFields }, pages] = await Promise.all([
    tx.board.findUniqueOrThrow({
      where: { id },
      select: { title: true, customFields: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
    }),
    pagesInOrder(tx, id),
  ]);
  return {
    total: pages.reduce((total, { length }) => total + length, 0),
    texts: rowsIn(tx, pages, { title, fields: customFields }),
  };
}

interface OfBoard {
  title: string;
  fields: Prisma.CustomFieldGetPayload<object>[];
}

const PAGE = 500;

async function pagesInOrder(tx: Tx, boardId: number): Promise<number[][]> {
  const pages = await rowsOf<{ ids: number[] }>(
    tx,
    Prisma.sql`
    SELECT array_agg(id ORDER BY place) AS ids
    FROM (
      SELECT t.id, row_number() OVER (ORDER BY t.archived_at IS NOT NULL, s.position, s.id, t.position, t.id) AS place
      FROM task t JOIN stage s ON s.id = t.stage_id WHERE t.board_id = ${boardId} AND t.parent_id IS NULL) t
    GROUP BY (place - 1) / ${PAGE}::int ORDER BY min(place)`,
  );
  return pages.map(({ ids }) => ids);
}

const asRow = {
  include: {
    stage: { select: { title: true } },
    subtasks: {
      where: { archivedAt: null },
      select: { title: true, status: true },
      orderBy: [{ group: { position: "asc" } }, { position: "asc" }, { id: "asc" }],
    },
    labels: { select: { label: { select: { title: true } } }, orderBy: { labelId: "asc" } },
    assignees: { select: { user: { select: { displayName: true } } }, orderBy: { userId: "asc" } },
    customFieldValues: { select: { customFieldId: true, value: true } },
  },
} satisfies Prisma.TaskDefaultArgs;

type Row = Prisma.TaskGetPayload<typeof asRow>;

async function* rowsIn(tx: Tx, pages: number[][], board: OfBoard): AsyncGenerator<string> {
  yield csvOf([distinct([...COLUMNS, ...MORE_COLUMNS, ...board.fields.map(({ title }) => title)])]);
  for (const ids of pages) {
    const tasks = byId(await tx.task.findMany({ ...asRow, where: { id: { in: ids } } }));
    for (const id of ids) {
      const task = tasks.get(id);
      if (task) yield csvRow(cellsOf(task, board));
    }
  }
}

/** An import refuses a file in which two columns have the same name. */
function distinct(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let at = 2; taken.has(keyOf(free)); at += 1) free = `${name} (${at})`;
    taken.add(keyOf(free));
    return free;
  });
}

const keyOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, "_");

function cellsOf(task: Row, { title, fields }: OfBoard): string[] {
  const values = new Map(task.customFieldValues.map(({ customFieldId, value }) => [customFieldId, value]));
  return [
    ...[task.title, task.slug, title, task.status, task.type, task.description ?? "", task.priority],
    ...[task.dueAt, task.startedAt, task.archivedAt].map((date) => plainDateOrNull(date) ?? ""),
    ...[task.stage?.title ?? "", title, task.source ?? "", Number(task.position).toFixed(2)],
    ...[task.subtasks.map(subtaskLine).join("\n"), completionOf(task)],
    ...[labelsOf(task), task.assignees.map(({ user }) => user.displayName).join(", "), plainDate(task.createdAt)],
    task.estimatedMinutes === null ? "" : String(task.estimatedMinutes),
    ...fields.map((field) => formatValue(field, (values.get(field.id) ?? null) as FieldValue | null) ?? ""),
  ];
}

const subtaskLine = ({ title, status }: Row["subtasks"][number]) => `[${status === "closed" ? "x" : " "}] ${title}`;

/** An import closes a task with a date here. */
const completionOf = ({ status, lastCompletedAt }: Row) =>
  (status === "closed" && plainDateOrNull(lastCompletedAt)) || "";

const labelsOf = ({ labels }: Row) => labels.map(({ label }) => label.title ?? "").join(", ");
