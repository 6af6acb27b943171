interface WithId {
  id: number;
}

export const byId = <Row extends WithId>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Pages laid together: what moved on while one was read stands on two of them. */
export const oncePerId = <Row extends WithId>(rows: readonly Row[]): Row[] => [...byId(rows).values()];

/** Rows by what they belong to, each list in the order of the rows. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? 0;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
