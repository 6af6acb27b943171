import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export const ownAccount = async (_params: PathParams, { id }: CurrentUser): Promise<{ account: User }> => ({
  account: await db.user.findUniqueOrThrow({ where: { id } }),
});
