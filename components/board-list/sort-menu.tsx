"use client";
import { useRouter } from "next/navigation";
import { ArrowDownAZ, ArrowDownWideNarrow, Clock } from "lucide-react";
import { addressOf, type Search, type Sort } from "@/components/board-list/search-params";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuChoices } from "@/components/ui/overlays/menu-items";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

const sorts = [
  { value: "newest", label: "Newest first", icon: <Clock {...icon} /> },
  { value: "title", label: "By title", icon: <ArrowDownAZ {...icon} /> },
] as const;

export function SortMenu({ query }: { query: Search }) {
  const router = useRouter();
  return (
    <Menu
      label="Sort boards"
      button={<ArrowDownWideNarrow {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "h-9")}
    >
      <MenuChoices<Sort>
        label="Sort"
        value={query.sort}
        choices={sorts}
        onChoose={(sort) => router.replace(addressOf({ ...query, sort }), { scroll: false })}
      />
    </Menu>
  );
}
