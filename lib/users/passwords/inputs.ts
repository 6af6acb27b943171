import { z } from "zod";
import { exactText, title } from "@/lib/http/types";

export const AskForReset = z.object({ login: title });
export type AskForReset = z.infer<typeof AskForReset>;

export const ResetPassword = z.object({ token: title, password: exactText });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .object({ current_password: exactText, new_password: exactText })
  .transform(({ current_password, new_password }) => ({ currentPassword: current_password, newPassword: new_password }));
export type ChangePassword = z.infer<typeof ChangePassword>;
