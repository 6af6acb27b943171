import "server-only";
import { transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { countFailure } from "@/lib/rate-limit";
import { cut } from "@/lib/text/text";
import type { RequestPasswordReset } from "@/lib/users/passwords/inputs";

/** A job looks up the account, so that the answer and its time are the same for everyone. */
export async function requestPasswordReset({ login }: RequestPasswordReset, address: string): Promise<void> {
  await countFailure("password-reset-source", "", address);
  await countFailure("password-reset", login, address);
  await transaction((tx) => addJob(tx, "send-password-reset", { login: cut(login, 254) }, { maxAttempts: 3 }));
}
