import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { translator } from "@/lib/i18n/catalogue";
import { openPublicBoard } from "@/lib/public-boards/find";
import { idIn } from "@/lib/public-boards/query";
import { isShown } from "@/lib/public-boards/read";
import { readSiteSettings } from "@/lib/settings/site";
import { socialCardAnswer } from "@/lib/social-card/answer";

/** The preview of a public board's link. */
export async function boardPictureAnswer(
  request: Request,
  { params }: { params: Promise<{ board_id: string }> },
): Promise<Response> {
  const id = idIn((await params).board_id);
  const board =
    id === null ? null : await openPublicBoard(id, new URL(request.url).searchParams.get("public_token") ?? "");
  if (!board) throw new NotFound("Board");

  const [site, [counts]] = await Promise.all([
    readSiteSettings(),
    rowsOf<{ stages: number; tasks: number }>(
      db,
      Prisma.sql`SELECT count(DISTINCT s.id)::int AS stages, count(t.id)::int AS tasks
        FROM stage s LEFT JOIN task t ON t.stage_id = s.id AND t.parent_id IS NULL AND t.archived_at IS NULL
        WHERE s.board_id = ${board.id} AND ${isShown(board)}`,
    ),
  ]);
  const t = translator(guestLocale(request.headers, site.language), "publicBoard.page");
  return socialCardAnswer(request, {
    site: site.title,
    title: board.title,
    subtitle: t("summary", { tasks: counts?.tasks ?? 0, stages: counts?.stages ?? 0 }),
  });
}
