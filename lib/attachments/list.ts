import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { reader } from "@/lib/db";

export const attachmentsOf = (taskId: number): Promise<Attachment[]> =>
  reader().attachment.findMany({ where: { taskId, owner: "task" }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
