"use client";
import { useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { newQueryClient } from "@/components/board-store/board-data";
import { MoveProgress } from "@/components/storage/move-progress";
import { MoveResult } from "@/components/storage/move-result";
import { Places } from "@/components/storage/places";
import { useMove } from "@/components/storage/use-move";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { MoveJson, StorageJson } from "@/lib/storage/move/present";

interface MoveSectionProps {
  places: StorageJson["places"];
  move: MoveJson;
}

export function MoveSection(props: MoveSectionProps) {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Move {...props} />
    </QueryClientProvider>
  );
}

function Move({ places, move: first }: MoveSectionProps) {
  const t = useTranslations("storage.move");
  const { move, error, problem, start, cancel, retry } = useMove(first);
  const left = places.filter((place) => !place.is_current).reduce((sum, { files }) => sum + files, 0);
  if (move?.state === "running") return <MoveProgress move={move} error={error} onCancel={cancel} />;

  const isUnfinished = move !== null && (move.state !== "done" || move.files_failed > 0);
  return (
    <div className="flex flex-col gap-4 p-4 sm:p-5">
      <Places places={places} />
      {move && move.files_total > 0 && <MoveResult move={move} />}
      {problem && <Alert kind="error">{problem}</Alert>}
      {left === 0 && <p className="text-gray-11">{t("allThere")}</p>}
      {left > 0 && isUnfinished && (
        <Button className="self-end" onClick={() => void retry()}>
          {move.state === "done" ? t("again") : t("continue")}
        </Button>
      )}
      {left > 0 && !isUnfinished && (
        <ConfirmDialog
          trigger={(ask) => (
            <Button className="self-end" onClick={ask}>
              {t("start")}
            </Button>
          )}
          title={t("confirmTitle", { files: left })}
          text={t("confirmText")}
          confirm={t("start")}
          kind="primary"
          onConfirm={start}
        />
      )}
    </div>
  );
}
