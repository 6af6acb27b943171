"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { withTexts } from "@/components/i18n/with-texts";
import type { Save } from "@/components/board-store/use-save";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import { ArchivedBanner } from "@/components/task/screen/archived-banner";
import { TemplateBanner } from "@/components/task/screen/template-banner";
import { Attachments } from "@/components/task/attachments/attachments";
import { type Attaching, useAttaching } from "@/components/task/attachments/use-attaching";
import { CoverMenu } from "@/components/task/screen/cover-menu";
import { Description } from "@/components/task/screen/description";
import { TaskFeed } from "@/components/task/feed/task-feed";
import { CreatedAndUpdated } from "@/components/task/screen/created-and-updated";
import { BlockedLine } from "@/components/task/dependencies/blocked-line";
import { Dependencies } from "@/components/task/dependencies/dependencies";
import { isIdea } from "@/components/task/ideas/is-idea";
import { activeOf } from "@/components/task/properties/people";
import { TaskChips } from "@/components/task/properties/task-chips";
import { TaskProperties } from "@/components/task/properties/task-properties";
import { aboutTask } from "@/components/assistant/text/about-task";
import { TaskAssistant } from "@/components/assistant/task/task-assistant";
import { RepetitionProperty } from "@/components/task/repetition/repetition-property";
import { StatusCheck } from "@/components/task/parts/status-check";
import { Subtasks } from "@/components/task/subtasks/subtasks";
import { TaskCover } from "@/components/task/screen/task-cover";
import { type TaskNeighbours, TaskHeader } from "@/components/task/screen/task-header";
import { TaskMenu } from "@/components/task/screen/task-menu";
import { TaskTitle } from "@/components/task/screen/task-title";
import { useArchiving } from "@/components/task/screen/use-archiving";
import { useFinish } from "@/components/task/screen/use-finish";
import { useCover } from "@/components/task/screen/use-cover";
import { useOfferedTask } from "@/components/task/screen/use-offered-task";
import { useMarkAsRead } from "@/components/task/screen/use-mark-as-read";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type TransferKind, useTransfers } from "@/components/task/transfer/use-transfers";
import { TimeSection } from "@/components/task/time/time-section";
import { classNames } from "@/components/ui/class-names";
import { DropOverlay } from "@/components/ui/controls/drop-overlay";
import type { Loading } from "@/components/ui/hooks/use-retried-query";
import { ideasTexts } from "@/generated/messages/parts/ideas";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { hasModule } from "@/lib/modules/on-screen";

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

/** Only ideas load them. */
const IdeaProperties = dynamic(
  withTexts(ideasTexts, () => import("@/components/task/ideas/idea-properties").then((file) => file.IdeaProperties)),
  { ssr: false },
);
const OfficialAnswer = dynamic(
  withTexts(ideasTexts, () => import("@/components/task/ideas/official-answer").then((file) => file.OfficialAnswer)),
  { ssr: false },
);

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
  const { isOver, ...attaching } = useAttaching(task, abilities.edit);
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
        <Aside {...props} />
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

const Repetition = ({
  saving,
  ...props
}: Omit<React.ComponentProps<typeof RepetitionProperty>, "save"> & { saving: Save }) => (
  <RepetitionProperty key={`repetition ${props.task.id}`} {...props} save={saving.save} />
);

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

/** The properties. */
function Aside({ task, board, viewer, abilities, clock, saving, neighbours }: TaskViewProps) {
  const t = useTranslations("task.properties");
  const shared = { task, board, viewer, clock, mayEdit: abilities.edit, saving };
  return (
    <div className={classNames(asideStyle, neighbours && scrolling)}>
      <section aria-label={t("title")}>
        <TaskProperties
          {...shared}
          {...saving}
          repetition={<Repetition {...shared} />}
          time={<Time {...shared} mayManage={abilities.manage} />}
        />
      </section>
      {isIdea(task) && hasModuleAnywhere(viewer, "roadmap") && <IdeaProperties task={task} />}
      <CreatedAndUpdated task={task} board={board} clock={clock} />
    </div>
  );
}

const Time = (props: React.ComponentProps<typeof TimeSection>) =>
  hasModule(props.viewer, "timeTracking", props.board) && <TimeSection key={`time ${props.task.id}`} {...props} />;

const scrolling = "md:overflow-y-auto md:overscroll-contain";
/** Always in view, above what scrolls. */
const composerStyle =
  "sticky bottom-0 z-10 flex max-h-[40dvh] min-w-0 shrink-0 flex-col border-t border-gray-6 bg-surface px-4 py-3 max-md:order-2 sm:px-6";
const asideStyle =
  "relative flex shrink-0 flex-col gap-6 border-gray-6 px-4 py-4 max-md:border-t sm:max-md:px-6 md:border-s md:bg-gray-2";

interface NoticeProps extends Pick<TaskViewProps, "task" | "board" | "viewer" | "abilities"> {
  restore: (stageId?: number) => void;
  use: () => void;
}

interface TaskContentProps extends TaskViewProps {
  mayEdit: boolean;
  attaching: Attaching;
  /** The name of a cover that is being uploaded. */
  uploading: string | undefined;
  onCover: (picture: File) => void;
  onDone: () => void;
}

function TaskContent({ uploading, onCover, onDone, attaching, ...props }: TaskContentProps) {
  const { task, board, viewer, clock, mayEdit, saving, loading, neighbours } = props;
  const shared = { task, clock, mayEdit, saving };
  return (
    <>
      <TaskCover cover={task.settings.cover} uploading={uploading} />
      <div className="flex items-start gap-2">
        <div className="-ms-1.5 flex h-7 shrink-0 items-center pointer-coarse:-ms-3">
          <StatusCheck task={task} mayEdit={mayEdit} onToggle={onDone} keys="." />
        </div>
        <TaskTitle
          key={task.id}
          as={neighbours ? "span" : "h1"}
          task={task}
          viewerId={viewer.id}
          clock={clock}
          mayEdit={mayEdit}
          saveAsync={saving.saveAsync}
        />
      </div>
      <BlockedLine task={task} viewer={viewer} onOpen={neighbours?.open} />
      <TaskChips {...{ task, board, viewer, clock, mayEdit }} save={saving.save} />
      <Description
        key={`description ${task.id}`}
        {...shared}
        loading={loading}
        viewerId={viewer.id}
        people={activeOf(board.users)}
        assistant={aboutTask(viewer, task, board)}
      />
      {isIdea(task) && hasModuleAnywhere(viewer, "roadmap") && (
        <OfficialAnswer key={`answer ${task.id}`} task={task} viewerId={viewer.id} clock={clock} mayEdit={mayEdit} />
      )}
      <Subtasks key={`subtasks ${task.id}`} {...shared} board={board} viewer={viewer} />
      <Dependencies
        key={`dependencies ${task.id}`}
        {...shared}
        board={board}
        viewer={viewer}
        onOpen={neighbours?.open}
      />
      <Attachments key={`attachments ${task.id}`} {...shared} board={board} attaching={attaching} onCover={onCover} />
    </>
  );
}

/** A subtask has no stage. */
const hasActiveStage = ({ stage_id }: ShownTask, { stages }: BoardJson): boolean =>
  stage_id === null || stages.some(({ id, archived_at }) => id === stage_id && archived_at === null);
