import { Calendar, CircleDot, Hash, ListChecks, type LucideIcon, SquareCheck, Type } from "lucide-react";
import type { FieldTypeName } from "@/lib/custom-fields/types";

export const TYPES: readonly { value: FieldTypeName; label: string; icon: LucideIcon }[] = [
  { value: "text", label: "Text", icon: Type },
  { value: "number", label: "Number", icon: Hash },
  { value: "select", label: "Select", icon: CircleDot },
  { value: "multi-select", label: "Multi-select", icon: ListChecks },
  { value: "checkbox", label: "Checkbox", icon: SquareCheck },
  { value: "date", label: "Date", icon: Calendar },
];

export const typeName = (type: string): string => TYPES.find(({ value }) => value === type)?.label ?? type;

export const hasOptions = (type: string): boolean => type === "select" || type === "multi-select";

export function TypeIcon({ type }: { type: string }) {
  const { icon: Icon } = TYPES.find(({ value }) => value === type) ?? { icon: Type };
  return <Icon aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />;
}
