"use client";
import { useRouter } from "next/navigation";
import { ChevronDown } from "lucide-react";
import type { BoardFilter } from "@/components/board-list/board-filters";
import { classNames } from "@/components/ui/class-names";
import { controlStyle } from "@/components/ui/controls/field";

export function FilterSelect({ filters }: { filters: BoardFilter[] }) {
  const router = useRouter();
  const current = filters.find(({ isCurrent }) => isCurrent);
  return (
    <div className="relative min-w-0 flex-1">
      <select
        aria-label="Which boards"
        value={current?.address ?? ""}
        onChange={({ target }) => router.push(target.value)}
        className={classNames(controlStyle, "appearance-none pe-9")}
      >
        {!current && <option value="">Another folder</option>}
        {filters.map(({ title, address, boards }) => (
          <option key={address} value={address}>
            {title} ({boards})
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-gray-11"
        strokeWidth={1.5}
      />
    </div>
  );
}
