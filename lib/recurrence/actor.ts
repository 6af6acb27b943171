import type { Task } from "@/generated/prisma/client";

/** A repeated task acts in the name of its creator; null when that account is gone. */
export const actorOf = ({ createdById }: Pick<Task, "createdById">) =>
  createdById === null ? null : { id: createdById };
