"use client";
import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { Save } from "@/components/board-store/use-save";
import { rejectionOf } from "@/components/files/upload-limit";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { sendFile } from "@/lib/api";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

type Background = BoardJson["background"];

const NONE: Background = { id: null, is_image: false, image_url: null, color: null };

interface Chosen {
  background: Background;
  /** Not on the server yet. */
  picture?: File;
}

export function useBackground(board: BoardJson, saveAsync: Save["saveAsync"], onSaved: () => void) {
  const { chosen, setProblem, ...choice } = useChosenBackground();
  const upload = usePictureUpload(board.id);
  useRevokedObjectUrl(chosen?.picture ? chosen.background.image_url : null);

  async function save() {
    setProblem("");
    try {
      if (chosen?.picture) await upload.send(chosen.picture);
      else if (chosen) await saveAsync({ kind: "paint-board", background: chosen.background });
      onSaved();
    } catch (error) {
      if (!upload.isCancelled()) setProblem(errorMessage(error));
    } finally {
      upload.end();
    }
  }

  return {
    ...choice,
    chosen,
    shown: chosen?.background ?? board.background,
    /** From 0 to 1; null while no picture is being sent. */
    progress: upload.progress,
    save,
    cancel: upload.cancel,
  };
}

function useChosenBackground() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");

  function choose(next: Chosen) {
    setProblem("");
    setChosen(next);
  }

  return {
    chosen,
    problem,
    setProblem,
    chooseColor: (id: string) => choose({ background: { ...NONE, id, color: colorOf(id) } }),
    choosePicture: (picture: File) => {
      const rejection = rejectionOf(picture);
      if (rejection) setProblem(rejection);
      else choose({ background: { ...NONE, is_image: true, image_url: URL.createObjectURL(picture) }, picture });
    },
    chooseNone: () => choose({ background: NONE }),
  };
}

const colorOf = (id: string): string | null =>
  [...SOLID_COLORS, ...GRADIENTS].find((each) => each.id === id)?.value ?? null;

function usePictureUpload(boardId: number) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(picture: File) {
    const controller = (sending.current = new AbortController());
    setProgress(0);
    const watch = { signal: controller.signal, onSent: (sent: number) => setProgress(sent / picture.size) };
    const path = `${boardPath(boardId)}/upload/background-image`;
    const { background } = await trackUnsaved(
      sendFile<Pick<BoardJson, "background">>(path, "file", picture, {}, { watch }),
    );
    applyResponse(client, boardId, { board: { background } });
  }

  return {
    progress,
    send,
    cancel: () => sending.current?.abort(),
    isCancelled: () => sending.current?.signal.aborted === true,
    end: () => setProgress(null),
  };
}

function useRevokedObjectUrl(address: string | null) {
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
}
