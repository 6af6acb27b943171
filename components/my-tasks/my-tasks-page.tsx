import { useTranslations } from "next-intl";
import { BoardChooser } from "@/components/my-tasks/board-chooser";
import { MyTasks, type MyTasksProps } from "@/components/my-tasks/my-tasks";
import { addressOfTasks } from "@/components/my-tasks/search-params";
import { RefreshOnNotifications } from "@/components/notifications/refresh-on-notifications";
import type { FoundBoard } from "@/components/shell/find-boards";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { ShowMore } from "@/components/ui/lists/show-more";
import { Panel } from "@/components/ui/overlays/panel";
import { Page, PageHeading } from "@/components/ui/pages/page";

type MyTasksPageProps = Pick<MyTasksProps, "view" | "place" | "search"> & { boards: FoundBoard[] };

export function MyTasksPage({ boards, ...props }: MyTasksPageProps) {
  const t = useTranslations("myTasks");
  return (
    <Page>
      <RefreshOnFocus />
      <RefreshOnNotifications />
      <PageHeading>{t("title")}</PageHeading>
      <PagedTasks {...props} boards={boards} />
    </Page>
  );
}

/** All tasks of a tab, page by page, on the chosen boards. */
export const PagedTasks = ({ boards, ...props }: MyTasksPageProps & Pick<MyTasksProps, "layout" | "controls">) => {
  const { view, place, search } = props;
  return (
    <>
      <div className="mb-3">
        <BoardChooser place={place} search={{ ...search, tab: view.tab }} chosen={boards} />
      </div>
      <Panel>
        <MyTasks {...props} />
      </Panel>
      <ShowMore
        href={addressOfTasks(place, { ...search, tab: view.tab, pages: search.pages + 1 })}
        left={view.left}
        className="mt-6"
      />
    </>
  );
};
