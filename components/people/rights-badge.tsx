import { Badge } from "@/components/ui/rows";

export interface Rights {
  isAdministrator: boolean;
  isServiceAdmin: boolean;
}

/** Who reaches every board. */
export function RightsBadge({ isAdministrator, isServiceAdmin }: Rights) {
  if (isAdministrator) return <Badge>Administrator</Badge>;
  return isServiceAdmin && <Badge>Service admin</Badge>;
}
