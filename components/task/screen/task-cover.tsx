import { Picture } from "@/components/board-background/picture";
import { classNames } from "@/components/ui/class-names";
import { ColorFill } from "@/components/ui/brand/color-fill";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface TaskCoverProps {
  cover: TaskCardJson["settings"]["cover"];
  /** The name of a picture that is on its way. */
  coming: string | undefined;
}

const band = "relative -mx-4 -mt-5 shrink-0 overflow-hidden bg-gray-4 sm:-mx-6";

/** What covers the task, as a band above its title. */
export function TaskCover({ cover: { backgroundColor, backgroundImage }, coming }: TaskCoverProps) {
  if (!backgroundImage && !backgroundColor && coming === undefined) return null;

  return (
    <div className={classNames(band, backgroundImage || coming !== undefined ? "h-40 sm:h-48" : "h-8")}>
      {backgroundImage ? (
        <Picture address={backgroundImage} className="size-full" />
      ) : (
        backgroundColor && <ColorFill light={backgroundColor} />
      )}
      {coming !== undefined && (
        <p
          role="status"
          className="absolute inset-0 grid place-items-center bg-gray-4 px-4 text-center text-gray-11 wrap-anywhere"
        >
          <span>
            Uploading <bdi>{coming}</bdi>…
          </span>
        </p>
      )}
    </div>
  );
}
