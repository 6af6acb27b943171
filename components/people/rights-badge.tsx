import { Badge } from "@/components/ui/lists/rows";

export interface Rights {
  isAdministrator: boolean;
  isServiceAdmin: boolean;
  isDeactivated: boolean;
}

export function RightsBadge({ isAdministrator, isServiceAdmin, isDeactivated }: Rights) {
  return (
    <>
      {isAdministrator ? <Badge>Administrator</Badge> : isServiceAdmin && <Badge>Service admin</Badge>}
      {isDeactivated && (
        <span className="rounded-sm bg-gray-4 px-1.5 text-xs font-medium text-gray-12">Deactivated</span>
      )}
    </>
  );
}
