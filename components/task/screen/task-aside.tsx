"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Save } from "@/components/board-store/use-save";
import { withTexts } from "@/components/i18n/with-texts";
import { isIdea } from "@/components/task/ideas/is-idea";
import { TaskProperties } from "@/components/task/properties/task-properties";
import { RepetitionProperty } from "@/components/task/repetition/repetition-property";
import { CreatedAndUpdated } from "@/components/task/screen/created-and-updated";
import type { TaskViewProps } from "@/components/task/screen/task-view";
import { TimeSection } from "@/components/task/time/time-section";
import { classNames } from "@/components/ui/class-names";
import { ideasTexts } from "@/generated/messages/parts/ideas";
import { hasModule, hasModuleAnywhere } from "@/lib/modules/on-screen";

/** Only ideas load it. */
const IdeaProperties = dynamic(
  withTexts(ideasTexts, () => import("@/components/task/ideas/idea-properties").then((file) => file.IdeaProperties)),
  { ssr: false },
);
interface TaskAsideProps extends TaskViewProps {
  className: string | undefined;
}

/** The properties. */
export function TaskAside({ task, board, viewer, abilities, clock, saving, className }: TaskAsideProps) {
  const t = useTranslations("task.properties");
  const shared = { task, board, viewer, clock, mayEdit: abilities.edit, saving };
  return (
    <div className={classNames(asideStyle, className)}>
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

const Repetition = ({
  saving,
  ...props
}: Omit<React.ComponentProps<typeof RepetitionProperty>, "save"> & { saving: Save }) => (
  <RepetitionProperty key={`repetition ${props.task.id}`} {...props} save={saving.save} />
);

const asideStyle =
  "relative flex shrink-0 flex-col gap-6 border-gray-6 px-4 py-4 max-md:border-t sm:max-md:px-6 md:border-s md:bg-gray-2";
