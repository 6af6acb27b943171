import type { User } from "@/generated/prisma/client";

/** Who asks. Loaded once a request; carries no password. */
export type CurrentUser = Pick<
  User,
  | "id"
  | "login"
  | "email"
  | "displayName"
  | "nicename"
  | "url"
  | "role"
  | "isServiceAdmin"
  | "timezone"
  | "locale"
  | "photoKey"
  | "createdAt"
> & {
  /** A site administrator or a service admin: reaches every board. */
  isAdmin: boolean;
};

export type IsAdmin = Pick<User, "role" | "isServiceAdmin">;

export const isAdmin = ({ role, isServiceAdmin }: IsAdmin): boolean => role === "administrator" || isServiceAdmin;
