import type { Board, Label, Stage } from "@/generated/prisma/client";
import { archiveBoard } from "@/lib/boards/write/archive";
import { createBoard } from "@/lib/boards/write/create";
import { CreateBoard } from "@/lib/boards/inputs";
import { plainDate } from "@/lib/dates/dates";
import { db, transaction } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { SendInvitation } from "@/lib/invitations/inputs";
import { sendInvitation } from "@/lib/invitations/send";
import { attachLabel } from "@/lib/labels/attach";
import { createLabel } from "@/lib/labels/create";
import { CreateLabel } from "@/lib/labels/inputs";
import { joinBoard } from "@/lib/members/add";
import { changeRole } from "@/lib/members/change-role";
import { archiveStage } from "@/lib/stages/archive";
import { createStage } from "@/lib/stages/create";
import { CreateStage } from "@/lib/stages/inputs";
import { createTask } from "@/lib/tasks/write/create";
import { CreateTask, MoveTask } from "@/lib/tasks/inputs";
import { moveTask } from "@/lib/tasks/move/move-task";
import { UpdateTask } from "@/lib/tasks/write/update-input";
import { updateTask } from "@/lib/tasks/write/update";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";
import type { Login } from "@/scripts/demo/demo-users";
import type { Random } from "@/scripts/demo/random";
import { makeFields } from "@/scripts/demo/custom-fields";
import { backdateBoard } from "@/scripts/demo/backdate";
import { addExtras } from "@/scripts/demo/extras";
import { putIntoFolder } from "@/scripts/demo/folders";
import type { Account, Accounts } from "@/scripts/demo/people";
import { type TaskLine, linesOf, type DemoStage, type DemoBoard } from "@/scripts/demo/demo-board";
import { dayFrom, type SeedContext } from "@/scripts/demo/seed-context";

interface People {
  administrator: Account;
  accounts: Accounts;
}

export async function seedBoard(
  demoBoard: DemoBoard,
  { administrator, accounts }: People,
  now: Date,
  random: Random,
): Promise<number> {
  const [creator, ...others] = (Object.keys(demoBoard.people) as Login[])
    .filter((login) => demoBoard.people[login] !== "viewer")
    .map((login) => accounts[login].user);
  if (!creator) throw new Error(`Nobody may write on ${demoBoard.title}.`);

  const board = await createBoard(validate(CreateBoard, boardOf(demoBoard)), creator);
  await putIntoFolder(board, demoBoard.folder, administrator.user);
  await invite(board, demoBoard, accounts, creator);
  const [labels, fields] = [
    await makeLabels(board, demoBoard, creator),
    await makeFields(board, demoBoard.fields ?? {}, creator),
  ];
  const context: SeedContext = { board, labels, fields, accounts, writers: [creator, ...others], now, random };
  const tasks = await seedStages(context, demoBoard);
  for (const [title, extras] of Object.entries(demoBoard.extras ?? {})) await addExtras(context, title, extras);
  if (demoBoard.isArchived) await archiveBoard(board, creator);
  await backdateBoard(board, now);
  return tasks;
}

/** A roadmap gets its default stages. */
const boardOf = ({ title, type, description, background, stages }: DemoBoard) => ({
  board: { title, type, description, background: { id: background } },
  labels: [],
  ...(type === "to-do" && { stages: stages.slice(0, 1).map((stage) => stage.title) }),
});

async function invite(board: Board, { people, invited = {} }: DemoBoard, accounts: Accounts, creator: CurrentUser) {
  for (const [login, role] of Object.entries(people) as [Login, string][]) {
    const { user } = accounts[login];
    if (user.id === creator.id) continue;

    await transaction((tx) =>
      joinBoard(
        tx,
        { boardId: board.id, role: role === "viewer" ? "viewer" : "member", invitedEmail: user.email },
        user,
        creator,
      ),
    );
    const member = await db.boardMember.findUniqueOrThrow({
      where: { boardId_userId: { boardId: board.id, userId: user.id } },
      include: { user: asPerson },
    });
    if (role === "manager") await changeRole(member, { to: "manager" }, creator);
  }
  for (const [email, role] of Object.entries(invited))
    await sendInvitation(board, validate(SendInvitation, { email, role }), creator);
}

async function makeLabels(board: Board, demoBoard: DemoBoard, creator: CurrentUser): Promise<Record<string, Label>> {
  const labels: Record<string, Label> = {};
  for (const [label, color_preset] of Object.entries(demoBoard.labels))
    labels[label] = await createLabel(board, validate(CreateLabel, { label, color_preset }), creator);
  return labels;
}

async function seedStages(context: SeedContext, demoBoard: DemoBoard): Promise<number> {
  const {
    board,
    writers: [creator],
  } = context;
  let tasks = 0;
  for (const demoStage of demoBoard.stages) {
    const stage = await findOrCreateStage(board, demoStage, creator);
    for (const line of linesOf(demoStage)) await seedTask(context, demoStage, stage, line);
    if (demoStage.archived) await archiveStage(stage, creator);
    tasks += linesOf(demoStage).length;
  }
  return tasks;
}

async function findOrCreateStage(board: Board, { title, closes }: DemoStage, creator: CurrentUser): Promise<Stage> {
  const existing = await db.stage.findFirst({ where: { boardId: board.id, title } });
  if (existing) return existing;

  const [stage] = await createStage(
    board,
    validate(CreateStage, { title, status: closes ? "closed" : "open" }),
    creator,
  );
  if (!stage) throw new Error(`The stage ${title} was not made.`);
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
    ...priorityAndDueDate(context, demoStage, line),
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

function priorityAndDueDate(context: SeedContext, { closes }: DemoStage, { priority, dueInDays }: TaskLine) {
  const { random } = context;
  const days = dueInDays ?? (random.percent(25) && !closes ? random.between(5, 40) : undefined);
  const hour = random.percent(40) ? random.between(9, 17) : 0;
  const chosen = priority ?? random.pick(["low", "low", "medium", "medium", "high"]);
  return { priority: chosen, ...(days !== undefined && { due_at: plainDate(dayFrom(context, days, hour)) }) };
}
