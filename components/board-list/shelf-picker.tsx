"use client";
import { useRouter } from "next/navigation";
import { ChevronDown } from "lucide-react";
import type { ShelfPlace } from "@/components/board-list/shelf-places";
import { classNames } from "@/components/ui/class-names";
import { controlStyle } from "@/components/ui/controls/field";

/** The same as a list of the browser's own, where there is no room beside the boards. */
export function ShelfPicker({ places }: { places: ShelfPlace[] }) {
  const router = useRouter();
  const here = places.find(({ isCurrent }) => isCurrent);
  return (
    <div className="relative min-w-0 flex-1">
      <select
        aria-label="Which boards"
        value={here?.address ?? ""}
        onChange={({ target }) => router.push(target.value)}
        className={classNames(controlStyle, "appearance-none pe-9")}
      >
        {!here && <option value="">Another folder</option>}
        {places.map(({ title, address, boards }) => (
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
