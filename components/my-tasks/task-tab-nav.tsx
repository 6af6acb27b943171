"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ChevronDown } from "lucide-react";
import { addressOfTasks, type TasksPlace, type TasksSearch } from "@/components/my-tasks/search-params";
import type { MyTasksView } from "@/components/my-tasks/view-model";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuLink } from "@/components/ui/overlays/menu-items";

interface TaskTabNavProps extends Pick<MyTasksView, "tab" | "tabs"> {
  place: TasksPlace;
  search: Pick<TasksSearch, "boardIds" | "order">;
}

/** The others are in a menu, except for the selected one. */
const MAX_TABS = 4;

export function TaskTabNav({ place, search: { boardIds, order }, tab: selected, tabs }: TaskTabNavProps) {
  const t = useTranslations("myTasks");
  const all = tabs
    .filter(({ name, isVisible }) => isVisible || name === selected)
    .map(({ name, count }) => ({
      ...{ value: name, words: t(`tabs.${name}`), count },
      href: addressOfTasks(place, { tab: name, boardIds, order }),
    }));
  const isShown = ({ value }: { value: string }, at: number) => at < MAX_TABS || value === selected;
  const more = all.filter((tab, at) => !isShown(tab, at));
  return (
    <LinkTabs label={t("filter")} value={selected} tabs={all.filter(isShown)}>
      {more.length > 0 && (
        <>
          <li className="shrink-0">
            <Menu label={t("moreTabs")} button={<MoreButton />} buttonStyle={moreStyle} align="start">
              {more.map(({ value, words, count, href }) => (
                <MenuLink key={value} render={<Link href={href} scroll={false} />}>
                  {t("tabWithCount", { tab: words, count })}
                </MenuLink>
              ))}
            </Menu>
          </li>
          <noscript>
            {more.map(({ value, words, href }) => (
              <li key={value}>
                <a href={href} className={moreStyle}>
                  {words}
                </a>
              </li>
            ))}
          </noscript>
        </>
      )}
    </LinkTabs>
  );
}

const moreStyle =
  "flex h-10 items-center gap-1 px-2 text-gray-11 -outline-offset-2 hover:text-gray-12 pointer-coarse:h-11";

function MoreButton() {
  const t = useTranslations("myTasks");
  return (
    <>
      {t("more")}
      <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
    </>
  );
}
