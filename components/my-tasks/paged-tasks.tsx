import { BoardChooser } from "@/components/my-tasks/board-chooser";
import { MyTasks, type MyTasksProps } from "@/components/my-tasks/my-tasks";
import { addressOfTasks } from "@/components/my-tasks/search-params";
import type { FoundBoard } from "@/components/board-store/find-boards";
import { ShowMore } from "@/components/ui/lists/show-more";
import { Panel } from "@/components/ui/overlays/panel";

/** All tasks of a tab, page by page, on the chosen boards. */
export const PagedTasks = ({ boards, ...props }: MyTasksProps & { boards: FoundBoard[] }) => {
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
