import { Prisma } from "@/generated/prisma/client";

/** Names that do not follow from the property's. */
const IRREGULAR: Record<string, string> = {
  createdById: "created_by",
  archivedById: "archived_by",
};

export const columnOf = (property: string): string =>
  IRREGULAR[property] ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a whole record under its properties' names, for a statement that bypasses Prisma. */
export const columnsOf = (properties: Record<string, string>, alias: string): Prisma.Sql =>
  Prisma.raw(
    Object.values(properties)
      .map((property) => `${alias}.${columnOf(property)} AS "${property}"`)
      .join(", "),
  );
