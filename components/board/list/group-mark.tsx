import { CircleUserRound } from "lucide-react";
import { LabelPill } from "@/components/badges/label-pill";
import { PriorityMark } from "@/components/badges/priority-icon";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { PersonAvatar } from "@/components/ui/lists/avatars";

/** What a group has in common, as a mark before its title. */
export function GroupMark({ value }: { value: GroupValue }) {
  if (value.by === "stage")
    return (
      value.stage.bg_color && (
        <span aria-hidden className="relative size-2.5 shrink-0 rounded-full">
          <ColorFill light={value.stage.bg_color} />
        </span>
      )
    );
  if (value.by === "priority") return <PriorityMark priority={value.priority} />;
  if (value.by !== "assignee") return null;
  const { person } = value;
  if (!person) return <CircleUserRound aria-hidden className="size-5 shrink-0 text-gray-11" strokeWidth={1.5} />;
  return <PersonAvatar id={person.ID} name={person.display_name} photo={person.photo} size={20} />;
}

/** Labels are shown as they look on tasks. */
export function GroupTitle({ value, title }: { value: GroupValue; title: string }) {
  if (value.by !== "label" || !value.label?.title) return <bdi className="truncate">{title}</bdi>;
  const { color, bg_color, settings } = value.label;
  return <LabelPill title={title} color={color} background={bg_color} preset={settings?.color_preset} />;
}
