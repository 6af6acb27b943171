"use client";
import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { Save } from "@/components/board-store/use-save";
import { rejectionOf } from "@/components/files/upload-limit";
import { askUntilDone } from "@/components/ui/hooks/ask-before-leaving";
import { problemOf } from "@/components/ui/feedback/problem";
import { sendFile } from "@/lib/api";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

type Background = BoardJson["background"];

const NONE: Background = { id: null, is_image: false, image_url: null, color: null };

interface Chosen {
  background: Background;
  /** That is not on the server yet. */
  picture?: File;
}

/** What is chosen for a board's background, shown before it is saved; a picture is sent only then. */
export function useBackground(board: BoardJson, saveAsync: Save["saveAsync"], onSaved: () => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useRevokedObjectUrl(chosen?.picture ? chosen.background.image_url : null);
  useEffect(() => () => sending.current?.abort(), []);

  function choose(next: Chosen) {
    setProblem("");
    setChosen(next);
  }

  function choosePicture(picture: File) {
    const rejection = rejectionOf(picture);
    if (rejection) setProblem(rejection);
    else choose({ background: { ...NONE, is_image: true, image_url: URL.createObjectURL(picture) }, picture });
  }

  async function send(picture: File) {
    const controller = (sending.current = new AbortController());
    setProgress(0);
    const watch = { signal: controller.signal, onSent: (sent: number) => setProgress(sent / picture.size) };
    const { background } = await askUntilDone(
      sendFile<Pick<BoardJson, "background">>(
        `${boardPath(board.id)}/upload/background-image`,
        "file",
        picture,
        {},
        { watch },
      ),
    );
    applyResponse(client, board.id, { board: { background } });
  }

  async function save() {
    setProblem("");
    try {
      if (chosen?.picture) await send(chosen.picture);
      else if (chosen) await saveAsync({ kind: "paint-board", background: chosen.background });
      onSaved();
    } catch (error) {
      if (!sending.current?.signal.aborted) setProblem(problemOf(error));
    } finally {
      setProgress(null);
    }
  }

  return {
    chosen,
    shown: chosen?.background ?? board.background,
    /** How much of a picture is sent; null while none is. */
    progress,
    problem,
    chooseColor: (id: string) =>
      choose({
        background: {
          ...NONE,
          id,
          color: [...SOLID_COLORS, ...GRADIENTS].find((each) => each.id === id)?.value ?? null,
        },
      }),
    choosePicture,
    chooseNone: () => choose({ background: NONE }),
    save,
    cancel: () => sending.current?.abort(),
  };
}

/** An address under which the browser shows a file of its own is given up with it. */
function useRevokedObjectUrl(address: string | null) {
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
}
