import { Calendar, CircleDot, Hash, ListChecks, type LucideIcon, SquareCheck, Type } from "lucide-react";
import type { FieldTypeName } from "@/lib/custom-fields/types";
import type { Translate } from "@/lib/i18n/translate";

const ICONS: Record<FieldTypeName, LucideIcon> = {
  text: Type,
  number: Hash,
  select: CircleDot,
  "multi-select": ListChecks,
  checkbox: SquareCheck,
  date: Calendar,
};

export const isType = (type: string): type is FieldTypeName => Object.hasOwn(ICONS, type);

export const typeName = (type: string, t: Translate<"fields.types">): string => (isType(type) ? t(type) : type);

export const hasOptions = (type: string): boolean => type === "select" || type === "multi-select";

export function TypeIcon({ type }: { type: string }) {
  const Icon = isType(type) ? ICONS[type] : Type;
  return <Icon aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />;
}
