import "server-only";
import { type ApplicationPassword, Prisma, type User } from "@/generated/prisma/client";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { randomText } from "@/lib/secrets/secrets";
import { passwordDigest } from "@/lib/users/application-passwords/digest";
import type { CreateApplicationPassword } from "@/lib/users/application-passwords/inputs";

export interface CreatedApplicationPassword {
  record: ApplicationPassword;
  password: string;
}

/** @throws Refusal for a name that the person already uses */
export async function createApplicationPassword(
  person: Pick<User, "id">,
  input: CreateApplicationPassword,
  password = randomText(24),
): Promise<CreatedApplicationPassword> {
  return transaction(async (tx) => {
    await refuseTakenName(tx, person, input.name);
    const record = await tx.applicationPassword.create({
      data: { userId: person.id, name: input.name, appId: input.appId, digest: passwordDigest(password) },
    });
    return { record, password };
  });
}

/** Names are unique ignoring case, as in WordPress. */
export async function refuseTakenName(
  tx: Tx,
  { id }: Pick<User, "id">,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ${id} FOR UPDATE`);
  const [taken] = await rowsOf<{ uuid: string }>(
    tx,
    Prisma.sql`
    SELECT uuid FROM application_password WHERE user_id = ${id} AND lower(name) = lower(${name}) AND uuid IS DISTINCT FROM ${exceptId}::uuid LIMIT 1`,
  );
  if (taken) throw new Refusal(409, "application_password_duplicate_name", "Each application name should be unique.");
}
