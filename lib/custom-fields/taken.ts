import type { CustomField } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";

type TitleAndType = Pick<CustomField, "title" | "type">;

export const areAlike = (one: TitleAndType, other: TitleAndType): boolean =>
  one.type === other.type && one.title.toLowerCase() === other.title.toLowerCase();

/** @throws Invalid when another field has this title, ignoring case, and type */
export function refuseTaken(others: CustomField[], { title, type }: TitleAndType): void {
  const isDelivered = others.some((other) => areAlike(other, { title, type }));
  if (isDelivered)
    throw new Invalid("Custom Field with that title and type already exists", {
      params: { title: "Custom Field with that title and type already exists" },
    });
}
