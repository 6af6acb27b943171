import "server-only";
import { type BoardMailAddress, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { pathId } from "@/lib/http/request/params";
import { requireIncomingMail } from "@/lib/incoming-mail/domain";
import { finder } from "@/lib/users/caller-read";

const withAddressTimes = withTimes<BoardMailAddress>(Prisma.BoardMailAddressScalarFieldEnum);

/** A board with the caller's own address. @throws NoRoute while the site receives no emails, Forbidden for a board that the
 * user may not see */
export const boardWithMail = finder<OnBoard & { mailAddress: BoardMailAddress | null }>({
  expression: ({ board_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${recordAsJson(Prisma.BoardMailAddressScalarFieldEnum, "a")} FROM board_mail_address a WHERE a.board_id = b.id AND a.user_id = caller.id)`,
    ),
  result: (value, user) => {
    requireIncomingMail();
    const { more, ...found } = foundBoard<InJson<BoardMailAddress> | null>(value, user);
    return { ...found, mailAddress: more && withAddressTimes(more) };
  },
});
