interface WithId {
  id: number;
}

export const byId = <Row extends WithId>(rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));

/** Pages laid together: what moved on while one was read stands on two of them. */
export const oncePerId = <Row extends WithId>(rows: readonly Row[]): Row[] => [...byId(rows).values()];
