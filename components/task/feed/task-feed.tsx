"use client";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { aboutTask } from "@/components/assistant/text/about-task";
import type { BoardJson } from "@/components/board-store/board-data";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { Save } from "@/components/board-store/use-save";
import { GuestBlocking, type GuestOfText } from "@/components/guests/guest-blocking";
import { Composer } from "@/components/task/comments/composer";
import { EMPTY_CONTENT } from "@/components/task/comments/use-comment-draft";
import { DeleteComment } from "@/components/task/feed/delete-comment";
import { FeedList } from "@/components/task/feed/feed-list";
import { NoComments } from "@/components/task/feed/no-comments";
import { OrderSwitch } from "@/components/task/feed/order-switch";
import { isOrphanedDraft } from "@/components/task/feed/orphaned-drafts";
import { FEED_TYPES, type useFeedTab } from "@/components/task/feed/use-feed-tab";
import { useTaskFeed } from "@/components/task/feed/use-task-feed";
import { MissingPart } from "@/components/task/parts/missing-part";
import { UnsavedCommentDrafts } from "@/components/task/parts/unsaved-drafts";
import type { ShownTask } from "@/components/task/parts/use-task";
import { activeOf } from "@/components/task/properties/people";
import { draftKey } from "@/components/text/saving/drafts";
import { classNames } from "@/components/ui/class-names";
import { SkeletonRows } from "@/components/ui/feedback/skeleton";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { useShortcutHints } from "@/components/ui/keyboard/shortcuts";
import { Tabs } from "@/components/ui/lists/tabs";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { hasModuleAnywhere, hasRoadmapPage } from "@/lib/modules/on-screen";

export interface TaskFeedProps {
  task: ShownTask;
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  mayManage: boolean;
  saving: Save;
}

interface TaskFeedPlaces {
  className: string;
  composerStyle: string;
}

/** Comments and changes, and what new comments are written in. */
export function TaskFeed({ className, composerStyle, ...props }: TaskFeedProps & TaskFeedPlaces) {
  const { task, viewer, mayEdit, mayManage, saving } = props;
  const t = useTranslations("taskFeed");
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, tab, list, loading, loadMore, unsent, context } = useTaskFeed(props);
  const { type } = tab;
  const canWrite = useHydrated() && mayEdit;

  function showChanges() {
    tab.show("all");
    heading.current?.focus();
  }

  const empty =
    type === "comments" ? (
      <NoComments task={task} order={order} onShowChanges={showChanges} />
    ) : (
      <p className="text-gray-11">{t("empty.activities")}</p>
    );
  const shown = { list, unsent, type, order, empty, labelledBy: titleId, onMore: loadMore };
  return (
    <>
      <section ref={section} aria-labelledby={titleId} className={classNames("flex flex-col gap-3", className)}>
        <div className="flex min-h-8 items-center justify-between gap-2">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-sm font-medium text-gray-11 outline-offset-4">
            {t("title")}
          </h2>
          {list !== undefined && list.total > 1 && <OrderSwitch order={order} />}
        </div>
        <UnsavedCommentDrafts
          taskId={task.id}
          viewerId={viewer.id}
          isOrphaned={(property) => !mayEdit || (list !== undefined && isOrphanedDraft(property, list, type))}
        />
        <FeedTabs tab={tab} commentsCount={task.comments_count}>
          {list ? (
            <ActionableList
              key={order}
              {...{ task, saving, section, heading }}
              mayBlock={mayManage && hasModuleAnywhere(viewer, "roadmap")}
              list={{ ...shown, list, context }}
            />
          ) : (
            <MissingPart name="feed" {...loading}>
              <SkeletonRows rows={2} />
            </MissingPart>
          )}
        </FeedTabs>
      </section>
      {canWrite && (
        <div className={composerStyle}>
          <NewComment {...props} uploadPath={context.uploadPath} onSend={context.onSend} />
        </div>
      )}
    </>
  );
}

interface ActionableListProps extends Pick<TaskFeedProps, "task" | "saving"> {
  mayBlock: boolean;
  list: Omit<React.ComponentProps<typeof FeedList>, "context"> & Pick<ReturnType<typeof useTaskFeed>, "context">;
  section: React.RefObject<HTMLElement | null>;
  heading: React.RefObject<HTMLElement | null>;
}

/** Asks before comments are deleted and guests are blocked. */
function ActionableList({
  task,
  saving,
  mayBlock,
  list: { context, ...shown },
  section,
  heading,
}: ActionableListProps) {
  return (
    <GuestBlocking boardId={task.board_id} finalFocus={(isDone) => (isDone ? heading.current : null)}>
      {(block) => (
        <DeleteComment list={shown.list} saveAsync={saving.saveAsync} section={section} heading={heading}>
          {(onDelete) => (
            <FeedList
              {...shown}
              context={{ ...context, onDelete, onBlock: mayBlock ? (comment) => block(guestOf(comment)) : undefined }}
            />
          )}
        </DeleteComment>
      )}
    </GuestBlocking>
  );
}

const guestOf = ({ id, author_name }: AnyComment): GuestOfText => ({ name: author_name, text: { comment_id: id } });

interface NewCommentProps extends Pick<TaskFeedProps, "task" | "board" | "viewer"> {
  uploadPath: string;
  onSend: ReturnType<typeof useTaskFeed>["context"]["onSend"];
}

function NewComment({ task, board, viewer, uploadPath, onSend }: NewCommentProps) {
  const t = useTranslations("taskFeed.composer");
  useShortcutHints("task", {
    [t("keys.mention")]: ["@"],
    [t("keys.insert")]: ["/"],
    [t("keys.send")]: ["mod+enter"],
  });
  return (
    <Composer
      draftKey={draftKey(viewer.id, task.id, "comment")}
      initial={EMPTY_CONTENT}
      uploadPath={uploadPath}
      people={activeOf(board.users)}
      label={t("label")}
      placeholder={t("placeholder")}
      send={t("send")}
      hasPublic={hasRoadmapPage(viewer, board)}
      assistant={aboutTask(viewer, task, board)}
      onSend={(content) => onSend(content, null)}
    />
  );
}

interface FeedTabsProps {
  tab: ReturnType<typeof useFeedTab>;
  commentsCount: number;
  children: React.ReactNode;
}

function FeedTabs({ tab: { type, choose }, commentsCount, children }: FeedTabsProps) {
  const t = useTranslations("taskFeed.tabs");
  return (
    <Tabs
      label={t("label")}
      value={type}
      onChange={(chosen) => choose(FEED_TYPES.find((each) => each === chosen) ?? "comments")}
      tabs={FEED_TYPES.map((each) => ({
        value: each,
        label: t(each),
        ...(each === "comments" && commentsCount > 0 && { count: commentsCount }),
        panel: each === type && <div className="flex flex-col gap-3 pt-4">{children}</div>,
      }))}
    />
  );
}
