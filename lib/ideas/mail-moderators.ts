import "server-only";
import type { Board, User } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Jobs } from "@/lib/jobs/add";
import type { Letter } from "@/lib/mail/letter/letter";
import { queueMail } from "@/lib/mail/queue";
import { emailTexts } from "@/lib/mail/texts";
import { unsubscribeHeaders } from "@/lib/mail/unsubscribe";
import { unsubscribeLinks } from "@/lib/mail/unsubscribe-links";
import { areRoadmapsOff } from "@/lib/modules/refuse";
import { mailPreferences } from "@/lib/notifications/preferences";
import { moderationPath } from "@/lib/roadmaps/address";
import { readSiteSettings } from "@/lib/settings/site";
import { textOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";
import { ACTIVE } from "@/lib/users/active";
import { clockOf } from "@/lib/users/clock";

/** Tells the managers of a roadmap what waits for them, unless it has been decided meanwhile. */
export async function mailModerators({ boardId }: Jobs["mail-moderators"]): Promise<void> {
  await transaction(async (tx) => {
    if (await areRoadmapsOff(tx)) return;
    const board = await tx.board.findFirst({ where: { id: boardId, archivedAt: null } });
    const waiting = board && (await readWaiting(tx, board));
    if (!waiting || waiting.total === 0) return;

    const site = await readSiteSettings(tx);
    for (const manager of await managersOf(tx, board))
      await queueMail(tx, {
        kind: "moderation",
        to: manager,
        boardIds: [boardId],
        letter: moderationLetter(manager, { board, ...waiting }, clockOf(manager, site).locale),
        headers: unsubscribeHeaders({ userId: manager.id, kinds: ["moderation"] }),
      });
  });
}

const MOST_QUOTED = 5;

async function readWaiting(tx: Tx, { id: boardId }: Board) {
  const where = { boardId, state: "pending" } as const;
  const total = await tx.submission.count({ where });
  const newest = await tx.submission.findMany({
    where,
    orderBy: { id: "desc" },
    take: MOST_QUOTED,
    include: { task: { select: { title: true } } },
  });
  return { total, newest };
}

type Waiting = Awaited<ReturnType<typeof readWaiting>>;

async function managersOf(tx: Tx, { id: boardId }: Board): Promise<User[]> {
  const managers = await tx.user.findMany({
    where: { ...ACTIVE, memberships: { some: { boardId, role: "manager" } } },
    include: { settings: { where: { key: "mails" } } },
    orderBy: { id: "asc" },
  });
  return managers.filter(({ settings }) => mailPreferences(settings[0]?.value).moderation);
}

const LONGEST_QUOTE = 300;

function moderationLetter(
  { id, displayName }: User,
  { board, total, newest }: Waiting & { board: Board },
  locale: string,
): Letter {
  const texts = emailTexts(locale);
  const { plain, rich } = texts;
  const facts = { count: total, board: board.title };
  return {
    locale,
    subject: plain("moderation.subject", facts),
    greeting: rich("greeting.named", { name: displayName }),
    paragraphs: [
      rich("moderation.intro", facts),
      ...newest.flatMap(({ authorName: name, title, description, task }) => [
        task ? rich("moderation.comment", { name, idea: task.title }) : rich("moderation.idea", { name }),
        { quote: cut(title ?? textOfHtml(description).trim(), LONGEST_QUOTE) },
      ]),
      ...(total > newest.length ? [plain("moderation.more", { count: total - newest.length })] : []),
    ],
    action: { label: plain("moderation.open"), url: `${env().BOARDS_URL}${moderationPath(board.id)}` },
    ending: plain("moderation.reason"),
    links: unsubscribeLinks(id, ["moderation"], texts),
  };
}
