import type { GroupValue } from "@/components/board/list/groups/groupings";

/** A group as the list shows it. */
export interface ListGroup {
  id: number;
  /** Under which its state is remembered. */
  key: string;
  title: string;
  value: GroupValue;
}
