import "server-only";
import type { User } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import type { UpdateDisplayName } from "@/lib/users/person-page/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export const updateDisplayName = ({ displayName }: UpdateDisplayName, { id }: CurrentUser): Promise<User> =>
  transaction((tx) => tx.user.update({ where: { id }, data: { displayName } }));
