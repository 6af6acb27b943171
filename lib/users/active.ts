import { Prisma, type User } from "@/generated/prisma/client";

/** Of `u`: the account can be used. A deactivated one opens nothing and is not found. */
export const isActive = Prisma.sql`u.deactivated_at IS NULL`;

/** The same for Prisma's own queries. */
export const ACTIVE = { deactivatedAt: null } as const satisfies Prisma.UserWhereInput;

export const isDeactivated = ({ deactivatedAt }: Pick<User, "deactivatedAt">): boolean => deactivatedAt !== null;
