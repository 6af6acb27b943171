import { FileJson, FileSpreadsheet, ListTodo, type LucideIcon, SquareKanban } from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "card-board": SquareKanban,
  "card-board-api": SquareKanban,
  work: ListTodo,
  "work-api": ListTodo,
  csv: FileSpreadsheet,
};

export function SourceIcon({ source }: { source: string }) {
  const Icon = ICONS[source] ?? FileJson;
  return <Icon aria-hidden className="size-4" strokeWidth={1.5} />;
}
