interface WithId {
  id: number;
}

export const byId = <Row extends WithId>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Joins pages of rows: a row that moved while the pages were read is on two of them. */
export const oncePerId = <Row extends WithId>(rows: readonly Row[]): Row[] => [...byId(rows).values()];

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
