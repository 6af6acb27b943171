import type { CustomField } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";

type Named = Pick<CustomField, "title" | "type">;

/** Whether they have the same title, in whatever case, and the same type: no two fields of a board do. */
export const areAlike = (one: Named, other: Named): boolean =>
  one.type === other.type && one.title.toLowerCase() === other.title.toLowerCase();

/** @throws Invalid where one of these fields has that title, in whatever case, and that type. */
export function refuseTaken(others: CustomField[], { title, type }: Named): void {
  const isDelivered = others.some((other) => areAlike(other, { title, type }));
  if (isDelivered)
    throw new Invalid("Custom Field with that title and type already exists", {
      params: { title: "Custom Field with that title and type already exists" },
    });
}
