import {
  CalendarPlus,
  ChevronsUp,
  CircleCheck,
  CircleUser,
  Clock,
  Columns3,
  History,
  type LucideIcon,
  Paperclip,
  Play,
  SquareKanban,
  Tag,
  TextCursorInput,
} from "lucide-react";
import { isField, type Property, type PROPERTIES } from "@/components/filters/choices";

const ICONS: Readonly<Record<(typeof PROPERTIES)[number], LucideIcon>> = {
  board: SquareKanban,
  assignee: CircleUser,
  stage: Columns3,
  status: CircleCheck,
  priority: ChevronsUp,
  label: Tag,
  due: Clock,
  start: Play,
  created: CalendarPlus,
  updated: History,
  has: Paperclip,
};

export function PropertyIcon({ property }: { property: Property }) {
  return <RowIcon Icon={isField(property) ? TextCursorInput : ICONS[property]} />;
}

export const RowIcon = ({ Icon }: { Icon: LucideIcon }) => (
  <Icon aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
);
