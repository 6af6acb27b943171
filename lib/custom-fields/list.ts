import "server-only";
import type { Board, CustomField, CustomFieldValue, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const listCustomFields = ({ id: boardId }: Board): Promise<CustomField[]> =>
  db.customField.findMany({ where: { boardId }, orderBy: [{ position: "asc" }, { id: "asc" }] });

export const listFieldValues = ({ id: taskId }: Task): Promise<CustomFieldValue[]> =>
  db.customFieldValue.findMany({
    where: { taskId },
    orderBy: [{ customField: { position: "asc" } }, { customFieldId: "asc" }],
  });
