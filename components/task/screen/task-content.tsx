"use client";
import dynamic from "next/dynamic";
import { aboutTask } from "@/components/assistant/text/about-task";
import { withTexts } from "@/components/i18n/with-texts";
import { Attachments } from "@/components/task/attachments/attachments";
import type { Attaching } from "@/components/task/attachments/use-attaching";
import { BlockedLine } from "@/components/task/dependencies/blocked-line";
import { Dependencies } from "@/components/task/dependencies/dependencies";
import { isIdea } from "@/components/task/ideas/is-idea";
import { StatusCheck } from "@/components/task/parts/status-check";
import { activeOf } from "@/components/task/properties/people";
import { TaskChips } from "@/components/task/properties/task-chips";
import { Description } from "@/components/task/screen/description";
import { TaskCover } from "@/components/task/screen/task-cover";
import { TaskTitle } from "@/components/task/screen/task-title";
import type { TaskViewProps } from "@/components/task/screen/task-view";
import { useDraftPlace } from "@/components/task/screen/use-draft-place";
import { Subtasks } from "@/components/task/subtasks/subtasks";
import { ideasTexts } from "@/generated/messages/parts/ideas";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";

/** Only ideas load it. */
const OfficialAnswer = dynamic(
  withTexts(ideasTexts, () => import("@/components/task/ideas/official-answer").then((file) => file.OfficialAnswer)),
  { ssr: false },
);

interface TaskContentProps extends TaskViewProps {
  mayEdit: boolean;
  attaching: Attaching;
  /** The name of a cover that is being uploaded. */
  uploading: string | undefined;
  onCover: (picture: File) => void;
  onDone: () => void;
}

/** The title and what is written below it. */
export function TaskContent({ uploading, onCover, onDone, attaching, ...props }: TaskContentProps) {
  const { task, board, viewer, clock, mayEdit, saving, loading, neighbours } = props;
  const shared = { task, clock, mayEdit, saving };
  useDraftPlace(task, viewer.id);
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
