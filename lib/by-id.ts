interface WithId {
  id: number;
}

export const byId = <Row extends WithId>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Joins pages of rows: a row that moved while the pages were read is on two of them. */
export const oncePerId = <Row extends WithId>(rows: readonly Row[]): Row[] => [...byId(rows).values()];

/** Rows without a key are those of 0. */
export const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): Map<number, Row[]> =>
  groupedBy(rows, (row) => keyOf(row) ?? 0);

/** `Map.groupBy`, which Node 20 lacks. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
