import type { Link } from "@/lib/tasks/read/rows";

/** The people or labels of a task, in their order. */
export const linked = <Row>(links: Link[] | null, by: Map<number, Row>): Row[] =>
  (links ?? []).flatMap(([id]) => by.get(id) ?? []);
