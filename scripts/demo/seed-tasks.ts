import type { Board, Stage } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { attachLabel } from "@/lib/labels/attach";
import { archiveStage } from "@/lib/stages/archive";
import { createStage } from "@/lib/stages/create";
import { CreateStage } from "@/lib/stages/inputs";
import { limitStage } from "@/lib/stages/limit";
import { createTask } from "@/lib/tasks/write/create";
import { CreateTask } from "@/lib/tasks/inputs";
import { MoveTask } from "@/lib/tasks/move/inputs";
import { moveTask } from "@/lib/tasks/move/move-task";
import { UpdateTask } from "@/lib/tasks/write/update-input";
import { updateTask } from "@/lib/tasks/write/update";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Login } from "@/scripts/demo/demo-users";
import { type TaskLine, linesOf, type DemoStage, type DemoBoard } from "@/scripts/demo/demo-board";
import { dayFrom, type SeedContext } from "@/scripts/demo/seed-context";

export async function seedStages(context: SeedContext, demoBoard: DemoBoard): Promise<void> {
  const {
    board,
    writers: [creator],
  } = context;
  for (const demoStage of demoBoard.stages) {
    const stage = await findOrCreateStage(board, demoStage, creator);
    for (const line of linesOf(demoStage)) await seedTask(context, demoStage, stage, line);
    if (demoStage.limit) await limitStage(stage, { limit: demoStage.limit }, creator);
    if (demoStage.archived) await archiveStage(stage, creator);
  }
}

async function findOrCreateStage(board: Board, { title, closes }: DemoStage, creator: CurrentUser): Promise<Stage> {
  const existing = await db.stage.findFirst({ where: { boardId: board.id, title } });
  if (existing) return existing;

  const [stage] = await createStage(
    board,
    validate(CreateStage, { title, status: closes ? "closed" : "open" }),
    creator,
  );
  if (!stage) throw new Error(`The stage ${title} was not created.`);
  return stage;
}

/** A random author creates the card in the first stage; the assignee moves it to its current one. */
async function seedTask(context: SeedContext, demoStage: DemoStage, stage: Stage, line: TaskLine) {
  const { board, labels, accounts, writers, random } = context;
  const author = random.pick(writers);
  const people = line.assignees.map((login) => accounts[login as Login].user);
  const startStage = demoStage.archived ? stage : await firstStage(board);
  const input = {
    title: line.title,
    board_id: board.id,
    stage_id: startStage.id,
    assignees: people.map(({ id }) => id),
    ...priorityAndDates(context, demoStage, line),
  };
  const {
    task: { id },
  } = await createTask(board, validate(CreateTask, { task: input }), author);

  for (const name of line.labels) await attachLabel(board, { taskId: id, labelId: labels[name]?.id ?? 0 }, author);
  const task = await db.task.findUniqueOrThrow({ where: { id } });
  if (line.description)
    await updateTask(board, task, validate(UpdateTask, { property: "description", value: line.description }), author);
  if (startStage.id !== stage.id)
    await moveTask(board, task, validate(MoveTask, { newStageId: stage.id }), people[0] ?? author);
}

const firstStage = (board: Board) =>
  db.stage.findFirstOrThrow({ where: { boardId: board.id }, orderBy: { id: "asc" } });

/** Most tasks that are somebody's also say when they start. */
function priorityAndDates(context: SeedContext, { closes }: DemoStage, { priority, dueInDays, assignees }: TaskLine) {
  const { random } = context;
  const days = dueInDays ?? (random.percent(25) && !closes ? random.between(5, 40) : undefined);
  const hour = random.percent(40) ? random.between(9, 17) : 0;
  const chosen = priority ?? random.pick(["low", "low", "medium", "medium", "high"]);
  if (days === undefined) return { priority: chosen };
  const lasts = assignees.length > 0 && random.percent(75) ? random.between(1, 9) : 0;
  return {
    priority: chosen,
    due_at: plainDate(dayFrom(context, days, hour)),
    ...(lasts > 0 && { started_at: plainDate(dayFrom(context, days - lasts)) }),
  };
}
