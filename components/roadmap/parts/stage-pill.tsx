import { CircleCheck, CircleDot } from "lucide-react";

/** The stage of an idea. The sign says without colors whether it is done. */
export function StagePill({ title, isDone }: { title: string; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDot;
  return (
    <span
      className={`inline-flex min-h-6 min-w-0 items-center gap-1 rounded-full border px-2 text-xs font-medium ${isDone ? "border-green-line bg-green-soft text-green-text" : "border-gray-6 bg-gray-2 text-gray-11"}`}
    >
      <Icon aria-hidden className="size-3 shrink-0" strokeWidth={2} />
      <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
    </span>
  );
}
