"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ArrowDownAZ, ArrowDownWideNarrow, Clock } from "lucide-react";
import { addressOf, type Search, type Sort } from "@/components/board-list/search-params";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuChoices } from "@/components/ui/overlays/menu-items";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const SORTS = [
  { value: "newest", icon: <Clock {...icon} /> },
  { value: "title", icon: <ArrowDownAZ {...icon} /> },
] as const;

export function SortMenu({ query }: { query: Search }) {
  const t = useTranslations("boards.sort");
  const router = useRouter();
  return (
    <Menu
      label={t("boards")}
      button={<ArrowDownWideNarrow {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "h-9")}
    >
      <MenuChoices<Sort>
        label={t("order")}
        value={query.sort}
        choices={SORTS.map((sort) => ({ ...sort, label: t(sort.value) }))}
        onChoose={(sort) => router.replace(addressOf({ ...query, sort }), { scroll: false })}
      />
    </Menu>
  );
}
