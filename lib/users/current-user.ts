import type { User } from "@/generated/prisma/client";

/** Loaded once per request, without the password. */
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
