import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

export async function ownAccount(
  _params: PathParams,
  { id }: CurrentUser,
  caller: Caller,
): Promise<{ account: User; caller: Caller }> {
  return { account: await db.user.findUniqueOrThrow({ where: { id } }), caller };
}
