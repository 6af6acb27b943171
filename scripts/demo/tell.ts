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
import type { Login } from "@/scripts/demo/cast";
import type { Chance } from "@/scripts/demo/chance";
import { makeFields } from "@/scripts/demo/custom-fields";
import { dateStory } from "@/scripts/demo/dates";
import { addExtras } from "@/scripts/demo/extras";
import { putIntoFolder } from "@/scripts/demo/folders";
import type { Account, Accounts } from "@/scripts/demo/people";
import { type Line, linesOf, type StageOfStory, type Story } from "@/scripts/demo/story";
import { dayFrom, type Telling } from "@/scripts/demo/telling";

interface People {
  administrator: Account;
  accounts: Accounts;
}

export async function tellStory(
  story: Story,
  { administrator, accounts }: People,
  now: Date,
  chance: Chance,
): Promise<number> {
  const [maker, ...others] = (Object.keys(story.people) as Login[])
    .filter((login) => story.people[login] !== "viewer")
    .map((login) => accounts[login].user);
  if (!maker) throw new Error(`Nobody may write on ${story.title}.`);

  const board = await createBoard(validate(CreateBoard, boardOf(story)), maker);
  await putIntoFolder(board, story.folder, administrator.user);
  await invite(board, story, accounts, maker);
  const [labels, fields] = [await makeLabels(board, story, maker), await makeFields(board, story.fields ?? {}, maker)];
  const telling: Telling = { board, labels, fields, accounts, writers: [maker, ...others], now, chance };
  const tasks = await tellStages(telling, story);
  for (const [title, extras] of Object.entries(story.extras ?? {})) await addExtras(telling, title, extras);
  if (story.isArchived) await archiveBoard(board, maker);
  await dateStory(board, now);
  return tasks;
}

/** A roadmap gets its default stages. */
const boardOf = ({ title, type, description, background, stages }: Story) => ({
  board: { title, type, description, background: { id: background } },
  labels: [],
  ...(type === "to-do" && { stages: stages.slice(0, 1).map((stage) => stage.title) }),
});

async function invite(board: Board, { people, invited = {} }: Story, accounts: Accounts, maker: CurrentUser) {
  for (const [login, role] of Object.entries(people) as [Login, string][]) {
    const { user } = accounts[login];
    if (user.id === maker.id) continue;

    await transaction((tx) =>
      joinBoard(
        tx,
        { boardId: board.id, role: role === "viewer" ? "viewer" : "member", invitedEmail: user.email },
        user,
        maker,
      ),
    );
    const member = await db.boardMember.findUniqueOrThrow({
      where: { boardId_userId: { boardId: board.id, userId: user.id } },
      include: { user: asPerson },
    });
    if (role === "manager") await changeRole(member, { to: "manager" }, maker);
  }
  for (const [email, role] of Object.entries(invited))
    await sendInvitation(board, validate(SendInvitation, { email, role }), maker);
}

async function makeLabels(board: Board, story: Story, maker: CurrentUser): Promise<Record<string, Label>> {
  const labels: Record<string, Label> = {};
  for (const [label, color_preset] of Object.entries(story.labels))
    labels[label] = await createLabel(board, validate(CreateLabel, { label, color_preset }), maker);
  return labels;
}

async function tellStages(telling: Telling, story: Story): Promise<number> {
  const {
    board,
    writers: [maker],
  } = telling;
  let tasks = 0;
  for (const told of story.stages) {
    const stage = await stageNamed(board, told, maker);
    for (const line of linesOf(told)) await tellTask(telling, told, stage, line);
    if (told.archived) await archiveStage(stage, maker);
    tasks += linesOf(told).length;
  }
  return tasks;
}

async function stageNamed(board: Board, { title, closes }: StageOfStory, maker: CurrentUser): Promise<Stage> {
  const known = await db.stage.findFirst({ where: { boardId: board.id, title } });
  if (known) return known;

  const [stage] = await createStage(board, validate(CreateStage, { title, status: closes ? "closed" : "open" }), maker);
  if (!stage) throw new Error(`The stage ${title} was not made.`);
  return stage;
}

/** A random author creates the card in the first stage; the assignee moves it to its current one. */
async function tellTask(telling: Telling, told: StageOfStory, stage: Stage, line: Line) {
  const { board, labels, accounts, writers, chance } = telling;
  const author = chance.of(writers);
  const people = line.assignees.map((login) => accounts[login as Login].user);
  const begunIn = told.archived ? stage : await firstStage(board);
  const given = {
    title: line.title,
    board_id: board.id,
    stage_id: begunIn.id,
    assignees: people.map(({ id }) => id),
    ...weightOf(telling, told, line),
  };
  const {
    task: { id },
  } = await createTask(board, validate(CreateTask, { task: given }), author);

  for (const name of line.labels) await attachLabel(board, { taskId: id, labelId: labels[name]?.id ?? 0 }, author);
  const task = await db.task.findUniqueOrThrow({ where: { id } });
  if (line.description)
    await updateTask(board, task, validate(UpdateTask, { property: "description", value: line.description }), author);
  if (begunIn.id !== stage.id)
    await moveTask(board, task, validate(MoveTask, { newStageId: stage.id }), people[0] ?? author);
}

const firstStage = (board: Board) =>
  db.stage.findFirstOrThrow({ where: { boardId: board.id }, orderBy: { id: "asc" } });

function weightOf(telling: Telling, { closes }: StageOfStory, { priority, dueInDays }: Line) {
  const { chance } = telling;
  const days = dueInDays ?? (chance.percent(25) && !closes ? chance.between(5, 40) : undefined);
  const hour = chance.percent(40) ? chance.between(9, 17) : 0;
  const chosen = priority ?? chance.of(["low", "low", "medium", "medium", "high"]);
  return { priority: chosen, ...(days !== undefined && { due_at: plainDate(dayFrom(telling, days, hour)) }) };
}
