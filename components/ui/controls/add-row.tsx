import { Plus } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

/** Under a list: a form for one more. */
export function AddRow({ children, onAdd }: { children: string; onAdd: () => void }) {
  return (
    <Button data-adds kind="quiet" size="small" className="mt-2 -ms-2 self-start" onClick={onAdd}>
      <Plus aria-hidden className="size-4" strokeWidth={1.5} />
      {children}
    </Button>
  );
}
