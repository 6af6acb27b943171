import { photoOf } from "@/lib/users/present";

/** An assigned person, with how many tasks of the report they have. */
export interface PersonInReport {
  id: number;
  name: string;
  photoKey: string;
  total: number;
  completed: number;
}

export const personOf = ({ id, name, photoKey }: Pick<PersonInReport, "id" | "name" | "photoKey">) => ({
  id,
  name,
  avatar: photoOf({ photoKey }),
});

/** The largest first, then by name. */
export const ranked = <Row extends { id: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  ...figures: ((row: Row) => number)[]
): Row[] =>
  rows.toSorted(
    (one, other) =>
      figures.map((figure) => figure(other) - figure(one)).find((difference) => difference !== 0) ??
      (nameOf(one).localeCompare(nameOf(other)) || one.id - other.id),
  );
