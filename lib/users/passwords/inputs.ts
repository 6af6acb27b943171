import { z } from "zod";
import { title, exactTextUpTo } from "@/lib/http/input/types";
import { pageLocale } from "@/lib/settings/inputs";
import { MAX_PASSWORD_LENGTH } from "@/lib/users/passwords/rules";

/** Untrimmed: blanks count. */
export const password = exactTextUpTo(MAX_PASSWORD_LENGTH);

export const RequestPasswordReset = z.object({ login: title });
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>;

export const ResetPassword = z.object({ token: title, password, locale: pageLocale });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .object({ current_password: password, new_password: password })
  .transform(({ current_password, new_password }) => ({
    currentPassword: current_password,
    newPassword: new_password,
  }));
export type ChangePassword = z.infer<typeof ChangePassword>;
