import "server-only";
import { env } from "@/lib/env";

/** All mails about a task answer one that was never sent: so mail programs show them together. */
export function inThread(taskId: number): Record<string, string> {
  const root = `<task-${taskId}@${new URL(env().BOARDS_URL).hostname}>`;
  return { "In-Reply-To": root, References: root };
}
