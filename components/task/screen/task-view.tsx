"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import { ArchivedBanner } from "@/components/task/screen/archived-banner";
import { TemplateBanner } from "@/components/task/screen/template-banner";
import { useAttaching } from "@/components/task/attachments/use-attaching";
import { CoverMenu } from "@/components/task/screen/cover-menu";
import { TaskFeed } from "@/components/task/feed/task-feed";
import { TaskAssistant } from "@/components/assistant/task/task-assistant";
import { type TaskNeighbours, TaskHeader } from "@/components/task/screen/task-header";
import { TaskAside } from "@/components/task/screen/task-aside";
import { TaskContent } from "@/components/task/screen/task-content";
import { TaskMenu } from "@/components/task/screen/task-menu";
import { useArchiving } from "@/components/task/screen/use-archiving";
import { useFinish } from "@/components/task/screen/use-finish";
import { useCover } from "@/components/task/screen/use-cover";
import { useOfferedTask } from "@/components/task/screen/use-offered-task";
import { useMarkAsRead } from "@/components/task/screen/use-mark-as-read";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type TransferKind, useTransfers } from "@/components/task/transfer/use-transfers";
import { classNames } from "@/components/ui/class-names";
import { DropOverlay } from "@/components/ui/controls/drop-overlay";
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
  /** Only in the dialog. */
  neighbours?: TaskNeighbours;
  onArchived: () => void;
  onDeleted: () => void;
}

export function TaskView(props: TaskViewProps) {
  const { task, board, viewer, abilities, clock, saving, neighbours, onArchived, onDeleted } = props;
  const t = useTranslations("task");
  const archiving = useArchiving(task, saving, onArchived);
  const finish = useFinish(task, board, saving, abilities.edit);
  useMarkAsRead(task);
  const shared = { task, board, viewer, clock, mayEdit: abilities.edit, saving };
  const transfers = useTransfers({ board, viewer, saving, onMoved: neighbours ? onArchived : goTo });
  const transfer = (kind: TransferKind) => transfers.ask(task, kind);
  useOfferedTask({ ...shared, canEdit: abilities.edit, archive: archiving.archive, finish, transfer });
  const cover = useCover(task);
  const upload = (picture: File) => void cover.upload(picture);
  const { isOver, ...attaching } = useAttaching(task, abilities.edit, saving);
  const menus = (
    <>
      {abilities.edit && <CoverMenu task={task} save={saving.save} onPicture={upload} />}
      <TaskAssistant task={task} viewer={viewer} mayEdit={abilities.edit} />
      <TaskMenu
        {...shared}
        onTransfer={transfers.ask}
        mayManage={abilities.manage}
        onArchived={onArchived}
        onDeleted={onDeleted}
      />
    </>
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {isOver && <DropOverlay>{t("dropFiles")}</DropOverlay>}
      <TaskHeader task={task} board={board} neighbours={neighbours} menu={menus} />
      {transfers.element}
      <Notice {...props} restore={archiving.restore} use={() => transfer("template")} />
      {/* `relative`, because hidden texts inside would otherwise make the dialog longer than it looks. */}
      <div
        className={classNames(
          // A line of boxes on phones, in which the composer stays at the bottom of the screen.
          "relative flex flex-1 flex-col md:grid md:grid-cols-[minmax(0,1fr)_20rem]",
          "[&_:focus]:scroll-mb-40",
          neighbours && "min-h-0 overflow-y-auto overscroll-contain md:overflow-hidden",
        )}
      >
        {/* On phones the properties stand between its two parts, because comments have no end. */}
        <div className={classNames("relative flex min-w-0 flex-col max-md:contents", neighbours && scrolling)}>
          <div className="flex min-w-0 shrink-0 flex-col gap-5 px-4 py-5 sm:px-6">
            <TaskContent
              {...props}
              mayEdit={abilities.edit}
              attaching={attaching}
              uploading={cover.uploading?.name}
              onCover={upload}
              onDone={finish}
            />
          </div>
          <Feed {...props} />
        </div>
        <TaskAside {...props} className={neighbours && scrolling} />
      </div>
    </div>
  );
}

/** What is special about the task. */
function Notice({ task, board, viewer, abilities, restore, use }: NoticeProps) {
  if (task.archived_at) {
    const stages = hasActiveStage(task, board) ? null : board.stages;
    return <ArchivedBanner stages={stages} onRestore={abilities.edit ? restore : undefined} />;
  }
  if (!viewer.isPro || !isTemplateTask(task)) return null;
  return <TemplateBanner onUse={abilities.edit && task.parent_id === null ? use : undefined} />;
}

const goTo = (path: string) => location.assign(path);

function Feed({ task, board, viewer, abilities, clock, saving, neighbours }: TaskViewProps) {
  const shared = { task, board, viewer, clock, mayEdit: abilities.edit, mayManage: abilities.manage, saving };
  return (
    <TaskFeed
      key={`feed ${task.id}`}
      {...shared}
      className="min-w-0 shrink-0 grow px-4 pb-5 max-md:order-1 max-md:border-t max-md:border-gray-6 max-md:pt-5 sm:px-6"
      composerStyle={classNames(composerStyle, !neighbours && "max-sm:bottom-(--bottom-bar)")}
    />
  );
}

const scrolling = "md:overflow-y-auto md:overscroll-contain";
/** Always in view, above what scrolls. */
const composerStyle =
  "sticky bottom-0 z-10 flex max-h-[40dvh] min-w-0 shrink-0 flex-col border-t border-gray-6 bg-surface px-4 py-3 max-md:order-2 sm:px-6";

interface NoticeProps extends Pick<TaskViewProps, "task" | "board" | "viewer" | "abilities"> {
  restore: (stageId?: number) => void;
  use: () => void;
}

/** A subtask has no stage. */
const hasActiveStage = ({ stage_id }: ShownTask, { stages }: BoardJson): boolean =>
  stage_id === null || stages.some(({ id, archived_at }) => id === stage_id && archived_at === null);
