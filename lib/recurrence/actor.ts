import type { Task } from "@/generated/prisma/client";

/** In whose name a task comes again: who made it; null when that account is gone. */
export const actorOf = ({ createdById }: Pick<Task, "createdById">) =>
  createdById === null ? null : { id: createdById };
