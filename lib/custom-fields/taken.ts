import type { CustomField } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";

/** @throws Invalid where one of these fields has that title, in whatever case, and that type. */
export function refuseTaken(others: CustomField[], { title, type }: Pick<CustomField, "title" | "type">): void {
  const isTaken = others.some((other) => other.type === type && other.title.toLowerCase() === title.toLowerCase());
  if (isTaken) throw new Invalid("Custom Field with that title and type already exists", { params: { title: "Custom Field with that title and type already exists" } });
}
