import type { Board, CustomField, Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";

type Given = Partial<Omit<CustomField, "position">> & { position?: number };

let made = 0;

export async function aField(board: Pick<Board, "id">, given: Given = {}): Promise<CustomField> {
  const last = await db.customField.aggregate({ where: { boardId: board.id }, _max: { position: true } });
  made += 1;
  return db.customField.create({
    data: {
      boardId: board.id,
      title: `Field ${made}`,
      slug: `field-${made}`,
      type: "text",
      position: Number(last._max.position ?? 0) + 1,
      ...given,
    },
  });
}

export const aFieldValue = (task: Task, field: CustomField, value: Prisma.InputJsonValue) =>
  db.customFieldValue.create({ data: { taskId: task.id, customFieldId: field.id, boardId: task.boardId, value } });

export const fieldTitles = async (boardId: number) =>
  (await db.customField.findMany({ where: { boardId }, orderBy: { position: "asc" } })).map(({ title }) => title);

export const valuesOfField = async ({ id }: CustomField) =>
  Object.fromEntries(
    (await db.customFieldValue.findMany({ where: { customFieldId: id }, orderBy: { taskId: "asc" } })).map(
      ({ taskId, value }) => [taskId, value],
    ),
  );
