import type { Board, Label } from "@/generated/prisma/client";
import { archiveBoard } from "@/lib/boards/write/archive";
import { createBoard } from "@/lib/boards/write/create";
import { togglePublicAccess } from "@/lib/boards/write/public-access";
import { CreateBoard } from "@/lib/boards/inputs";
import { db, transaction } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { SendInvitation } from "@/lib/invitations/inputs";
import { sendInvitation } from "@/lib/invitations/send";
import { createLabel } from "@/lib/labels/create";
import { CreateLabel } from "@/lib/labels/inputs";
import { joinBoard } from "@/lib/members/add";
import { changeRole } from "@/lib/members/change-role";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";
import type { Login } from "@/scripts/demo/demo-users";
import type { Random } from "@/scripts/demo/random";
import { makeFields } from "@/scripts/demo/custom-fields";
import { backdateBoard } from "@/scripts/demo/backdate";
import { addExtras } from "@/scripts/demo/extras";
import { seedGuests } from "@/scripts/demo/guests";
import type { Account, Accounts } from "@/scripts/demo/people";
import type { DemoBoard } from "@/scripts/demo/demo-board";
import { seedTime } from "@/scripts/demo/time";
import type { SeedContext } from "@/scripts/demo/seed-context";
import { addBoardsToFolder } from "@/lib/folders/boards";
import { createFolder } from "@/lib/folders/create";
import { SaveFolder } from "@/lib/folders/inputs";
import { seedStages } from "@/scripts/demo/seed-tasks";

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
  if (!creator) throw new Error(`No one can edit ${demoBoard.title}.`);

  const board = await createBoard(validate(CreateBoard, boardOf(demoBoard)), creator);
  await putIntoFolder(board, demoBoard.folder, administrator.user);
  await invite(board, demoBoard, accounts, creator);
  const [labels, fields] = [
    await makeLabels(board, demoBoard, creator),
    await makeFields(board, demoBoard.fields ?? {}, creator),
  ];
  const context: SeedContext = { board, labels, fields, accounts, writers: [creator, ...others], now, random };
  await seedStages(context, demoBoard);
  for (const [title, extras] of Object.entries(demoBoard.extras ?? {})) await addExtras(context, title, extras);
  if (demoBoard.type === "to-do") await seedTime(context);
  if (demoBoard.guests) await seedGuests(context, demoBoard.guests);
  if (demoBoard.isPublic) await togglePublicAccess(board, { isEnabled: true }, creator);
  if (demoBoard.isArchived) await archiveBoard(board, creator);
  await backdateBoard(board, now);
  return db.task.count({ where: { boardId: board.id, parentId: null } });
}

/** A roadmap gets its default stages. */
const boardOf = ({ title, type, description, background, stages }: DemoBoard) => ({
  board: { title, type, description, background: { id: background } },
  labels: [],
  ...(type === "to-do" && { stages: stages.slice(0, 1).map((stage) => stage.title) }),
});

/** The folder is created with its first board. */
async function putIntoFolder({ id }: Board, title: string, administrator: CurrentUser): Promise<void> {
  const folder =
    (await db.folder.findFirst({ where: { title } })) ??
    (await createFolder(validate(SaveFolder, { title }), administrator));
  await addBoardsToFolder(folder, { boardIds: [id] });
}

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
