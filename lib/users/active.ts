import { Prisma, type User } from "@/generated/prisma/client";

/** A condition on `u`. Deactivated accounts can't sign in and are not found. */
export const isActive = Prisma.sql`u.deactivated_at IS NULL`;

export const ACTIVE = { deactivatedAt: null } as const satisfies Prisma.UserWhereInput;

export const isDeactivated = ({ deactivatedAt }: Pick<User, "deactivatedAt">): boolean => deactivatedAt !== null;
