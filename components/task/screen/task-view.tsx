"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { ArchivedBanner } from "@/components/task/screen/archived-banner";
import { Attachments } from "@/components/task/attachments/attachments";
import { useAttaching } from "@/components/task/attachments/use-attaching";
import { CoverMenu } from "@/components/task/screen/cover-menu";
import { Description } from "@/components/task/screen/description";
import { TaskFeed } from "@/components/task/feed/task-feed";
import { MadeAndChanged } from "@/components/task/screen/made-and-changed";
import { TaskProperties } from "@/components/task/properties/task-properties";
import { StatusCheck } from "@/components/task/parts/status-check";
import { Subtasks } from "@/components/task/subtasks/subtasks";
import { TaskCover } from "@/components/task/screen/task-cover";
import { type Around, TaskHeader } from "@/components/task/screen/task-header";
import { TaskMenu } from "@/components/task/screen/task-menu";
import { TaskTitle } from "@/components/task/screen/task-title";
import { useArchiving } from "@/components/task/screen/use-archiving";
import { useCover } from "@/components/task/screen/use-cover";
import { useReading } from "@/components/task/screen/use-reading";
import type { ShownTask } from "@/components/task/parts/use-task";
import { classNames } from "@/components/ui/class-names";
import { DropHere } from "@/components/ui/controls/drop-here";
import type { Loading } from "@/components/ui/hooks/use-retried-query";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface TaskViewProps {
  task: ShownTask;
  loading: Loading;
  board: BoardJson;
  viewer: Viewer;
  abilities: Abilities;
  clock: ClockOnScreen;
  saving: Save;
  /** Of the dialog; a page of its own has none. */
  around?: Around;
  onArchived: () => void;
  onDeleted: () => void;
}

/** A task with everything about it, in the dialog over its board and on its own page. */
export function TaskView({
  task,
  loading,
  board,
  viewer,
  abilities,
  clock,
  saving,
  around,
  onArchived,
  onDeleted,
}: TaskViewProps) {
  const { restore } = useArchiving(task, saving);
  useReading(task);
  const shared = { task, board, viewer, clock, mayEdit: abilities.edit };
  const { coming, put } = useCover(task);
  const { isOver, ...attaching } = useAttaching(task, abilities.edit);
  const menus = (
    <>
      {abilities.edit && <CoverMenu task={task} save={saving.save} onPicture={(picture) => void put(picture)} />}
      <TaskMenu {...shared} saving={saving} onArchived={onArchived} onDeleted={onDeleted} />
    </>
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {isOver && <DropHere>Drop files to attach them</DropHere>}
      <TaskHeader task={task} board={board} around={around} menu={menus} />
      {task.archived_at && (
        <ArchivedBanner
          stages={hasActiveStage(task, board) ? null : board.stages}
          onRestore={abilities.edit ? restore : undefined}
        />
      )}
      {/* What scrolls is what its hidden words are placed in: else these would make the dialog longer than it is seen. */}
      <div
        className={classNames(
          "relative grid flex-1 content-start md:grid-cols-[minmax(0,1fr)_20rem] md:content-stretch",
          around && "min-h-0 overflow-y-auto overscroll-contain md:overflow-hidden",
        )}
      >
        {/* On phones the properties come between: comments have no end. */}
        <div
          className={classNames(
            "relative min-w-0 max-md:contents",
            around && "md:overflow-y-auto md:overscroll-contain",
          )}
        >
          <div className="flex min-w-0 flex-col gap-5 px-4 py-5 sm:px-6">
            <TaskCover cover={task.settings.cover} coming={coming?.name} />
            <div className="flex items-start gap-2">
              <div className="-ms-1.5 flex h-7 shrink-0 items-center pointer-coarse:-ms-3">
                <StatusCheck task={task} mayEdit={abilities.edit} save={saving.save} />
              </div>
              <TaskTitle
                key={task.id}
                as={around ? "span" : "h1"}
                task={task}
                viewerId={viewer.id}
                clock={clock}
                mayEdit={abilities.edit}
                saveAsync={saving.saveAsync}
              />
            </div>
            <Description
              key={`description ${task.id}`}
              task={task}
              loading={loading}
              viewerId={viewer.id}
              clock={clock}
              mayEdit={abilities.edit}
              saving={saving}
            />
            <Subtasks key={`subtasks ${task.id}`} {...shared} saving={saving} />
            <Attachments
              key={`attachments ${task.id}`}
              task={task}
              board={board}
              clock={clock}
              mayEdit={abilities.edit}
              saving={saving}
              attaching={attaching}
              onCover={(picture) => void put(picture)}
            />
          </div>
          <div className="min-w-0 px-4 pb-5 max-md:order-1 max-md:border-t max-md:border-gray-6 max-md:pt-5 sm:px-6">
            <TaskFeed
              key={`feed ${task.id}`}
              task={task}
              board={board}
              viewer={viewer}
              clock={clock}
              mayEdit={abilities.edit}
              saving={saving}
            />
          </div>
        </div>
        <div
          className={classNames(
            "relative flex flex-col gap-6 border-gray-6 px-4 py-4 max-md:border-t sm:max-md:px-6 md:border-s md:bg-gray-2",
            around && "md:overflow-y-auto md:overscroll-contain",
          )}
        >
          <section aria-label="Properties">
            <TaskProperties {...shared} {...saving} />
          </section>
          <MadeAndChanged task={task} board={board} clock={clock} />
        </div>
      </div>
    </div>
  );
}

/** A subtask stands in none. */
const hasActiveStage = ({ stage_id }: ShownTask, { stages }: BoardJson): boolean =>
  stage_id === null || stages.some(({ id, archived_at }) => id === stage_id && archived_at === null);
