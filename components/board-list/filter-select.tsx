"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ChevronDown } from "lucide-react";
import { type BoardFilter, filterTitle } from "@/components/board-list/board-filters";
import { classNames } from "@/components/ui/class-names";
import { controlStyle } from "@/components/ui/controls/field";

export function FilterSelect({ filters }: { filters: BoardFilter[] }) {
  const t = useTranslations("boards.filters");
  const router = useRouter();
  const current = filters.find(({ isCurrent }) => isCurrent);
  return (
    <div className="relative min-w-0 flex-1">
      <select
        aria-label={t("show")}
        value={current?.address ?? ""}
        onChange={({ target }) => router.push(target.value)}
        className={classNames(controlStyle, "appearance-none pe-9")}
      >
        {!current && <option value="">{t("otherFolder")}</option>}
        {filters.map((filter) => (
          <option key={filter.address} value={filter.address}>
            {filter.boards === null
              ? filterTitle(filter, t)
              : t("option", { title: filterTitle(filter, t), count: filter.boards })}
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
