import "server-only";
import type { ApplicationPassword } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { refuseTakenName } from "@/lib/users/application-passwords/create";
import type { RenameApplicationPassword } from "@/lib/users/application-passwords/inputs";

export function renameApplicationPassword(
  { uuid, userId }: ApplicationPassword,
  { name }: RenameApplicationPassword,
): Promise<ApplicationPassword> {
  return transaction(async (tx) => {
    await refuseTakenName(tx, { id: userId }, name, uuid);
    return tx.applicationPassword.update({ where: { uuid }, data: { name } });
  });
}
