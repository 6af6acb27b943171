import { ChevronRight } from "lucide-react";
import { GroupMark, GroupTitle } from "@/components/board/list/group-mark";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import { classNames } from "@/components/ui/class-names";

interface GroupToggleProps extends Omit<React.ComponentProps<"button">, "value" | "title" | "onToggle"> {
  value: GroupValue;
  title: string;
  isOpen: boolean;
  /** With the Alt key all groups. */
  onToggle: (all: boolean) => void;
}

/** The title of a group, which opens and closes it. */
export function GroupToggle({ value, title, isOpen, onToggle, className, children, ...button }: GroupToggleProps) {
  return (
    <button
      {...button}
      type="button"
      aria-expanded={isOpen}
      onClick={({ altKey }) => onToggle(altKey)}
      className={classNames("flex h-8 items-center gap-2 pointer-coarse:h-11", className)}
    >
      <ChevronRight
        aria-hidden
        className={classNames(
          "size-4 shrink-0 text-gray-11 transition-transform",
          isOpen ? "rotate-90" : "rtl:-scale-x-100",
        )}
        strokeWidth={1.5}
      />
      <GroupMark value={value} />
      <GroupTitle value={value} title={title} />
      {children}
    </button>
  );
}
