"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ArrowDownNarrowWide, ArrowDownWideNarrow, ArrowUpDown } from "lucide-react";
import { addressOfTasks, type TasksPlace, type TasksSearch } from "@/components/my-tasks/search-params";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuChoices, MenuSeparator } from "@/components/ui/overlays/menu-items";
import { isUsuallyDescending, TASK_SORTS, type TaskOrder, type TaskSort } from "@/lib/users/my-tasks/sorts";

interface TaskSortMenuProps {
  place: TasksPlace;
  search: TasksSearch;
  /** The order of the shown tasks; null for a tab's own. */
  order: TaskOrder | null;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function TaskSortMenu({ place, search, order }: TaskSortMenuProps) {
  const t = useTranslations("myTasks.sort");
  const router = useRouter();
  const choose = (chosen: TaskOrder) =>
    router.replace(addressOfTasks(place, { ...search, order: chosen }), { scroll: false });

  return (
    <Menu
      label={t("title")}
      button={<ArrowUpDown {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
    >
      <MenuChoices<TaskSort | "">
        label={t("by")}
        value={order?.sort ?? ""}
        choices={TASK_SORTS.map((value) => ({ value, label: t(value === "title" ? "name" : value) }))}
        onChoose={(sort) => sort !== "" && choose({ sort, isDescending: isUsuallyDescending(sort) })}
      />
      {order && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={t("direction")}
            value={order.isDescending ? "desc" : "asc"}
            choices={[
              { value: "asc", label: t("ascending"), icon: <ArrowDownNarrowWide {...icon} /> },
              { value: "desc", label: t("descending"), icon: <ArrowDownWideNarrow {...icon} /> },
            ]}
            onChoose={(direction) => choose({ ...order, isDescending: direction === "desc" })}
          />
        </>
      )}
    </Menu>
  );
}
