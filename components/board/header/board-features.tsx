"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson, boardPath } from "@/components/board-store/board-data";
import { SelectField } from "@/components/ui/controls/select-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";
import type { Viewer } from "@/lib/boards/abilities";
import { type BoardModule, isChosenOn } from "@/lib/modules/modules";
import { choiceNamed, choiceOf, hasModuleAnywhere } from "@/lib/modules/on-screen";

interface BoardFeaturesProps {
  board: BoardJson;
  viewer: Viewer;
}

const MODULES = ["timeTracking", "recurring_task"] as const;

/** For managers. What the site has off isn't mentioned. */
export function BoardFeatures({ board, viewer }: BoardFeaturesProps) {
  const t = useTranslations("features");
  const offered = MODULES.filter((module) => hasModuleAnywhere(viewer, module));
  if (offered.length === 0) return null;

  return (
    <section aria-labelledby="board-features" className="mt-4 border-t border-gray-6 pt-3">
      <h3 id="board-features" className="font-medium">
        {t("board.title")}
      </h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {offered.map((module) => (
          <BoardFeature key={module} module={module} board={board} viewer={viewer} />
        ))}
      </div>
    </section>
  );
}

function BoardFeature({ module, board, viewer }: BoardFeaturesProps & { module: BoardModule }) {
  const t = useTranslations("features");
  const choose = useBoardChoice(board, module);
  const choice = choiceOf(board, module);
  const site = isChosenOn(viewer.modules[module], board.id) ? "on" : "off";
  return (
    <SelectField
      name={module}
      label={t(`modules.${module}.title`)}
      value={choice === null ? "" : choice ? "on" : "off"}
      onChange={({ target }) => void choose(target.value === "" ? null : target.value === "on")}
      choices={[
        { value: "", label: t(`board.asSite.${site}`) },
        { value: "on", label: t("board.on") },
        { value: "off", label: t("board.off") },
      ]}
    />
  );
}

/** Shown at once; after a refusal, as it was. */
function useBoardChoice({ id }: BoardJson, module: BoardModule) {
  const client = useQueryClient();
  const name = choiceNamed(module);
  const show = (settings: (known: BoardJson["settings"]) => BoardJson["settings"]) =>
    client.setQueryData<BoardJson>(boardKey(id), (known) => known && { ...known, settings: settings(known.settings) });

  return async (choice: boolean | null) => {
    const before = client.getQueryData<BoardJson>(boardKey(id))?.settings;
    show((known) => ({ ...known, [name]: choice ?? undefined }));
    try {
      await api("PUT", `${boardPath(id)}/update-board-properties`, { [name]: choice });
    } catch (error) {
      if (before) show(() => before);
      toast(errorMessage(error), "error");
    }
  };
}
