import "server-only";
import type { ApplicationPassword, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const listApplicationPasswords = (person: Pick<User, "id">): Promise<ApplicationPassword[]> =>
  db.applicationPassword.findMany({ where: { userId: person.id }, orderBy: [{ createdAt: "asc" }, { uuid: "asc" }] });
