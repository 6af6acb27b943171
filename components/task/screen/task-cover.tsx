import { useTranslations } from "next-intl";
import { Picture } from "@/components/board-background/picture";
import { classNames } from "@/components/ui/class-names";
import { ColorFill } from "@/components/ui/brand/color-fill";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskCoverProps {
  cover: TaskCardJson["settings"]["cover"];
  /** The name of a picture that is being uploaded. */
  uploading: string | undefined;
}

const band = "relative -mx-4 -mt-5 shrink-0 overflow-hidden bg-gray-4 sm:-mx-6";

export function TaskCover({ cover: { backgroundColor, backgroundImage }, uploading }: TaskCoverProps) {
  const t = useTranslations("task.cover");
  if (!backgroundImage && !backgroundColor && uploading === undefined) return null;

  return (
    <div className={classNames(band, backgroundImage || uploading !== undefined ? "h-40 sm:h-48" : "h-8")}>
      {backgroundImage ? (
        <Picture address={backgroundImage} className="size-full" />
      ) : (
        backgroundColor && <ColorFill light={backgroundColor} />
      )}
      {uploading !== undefined && (
        <p
          role="status"
          className="absolute inset-0 grid place-items-center bg-gray-4 px-4 text-center text-gray-11 wrap-anywhere"
        >
          <span>{t.rich("uploading", { file: uploading, name: (chunks) => <bdi>{chunks}</bdi> })}</span>
        </p>
      )}
    </div>
  );
}
