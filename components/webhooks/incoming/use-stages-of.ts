"use client";
import { useRef, useState } from "react";
import type { FoundBoard } from "@/components/board-store/find-boards";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";

interface StageName {
  id: number;
  title: string;
}

/** The chosen board, and its active stages once they are loaded. */
export function useStagesOf() {
  const [board, setBoard] = useState<FoundBoard | null>(null);
  const [stages, setStages] = useState<readonly StageName[] | null>(null);
  const [problem, setProblem] = useState("");
  const latest = useRef(0);

  async function choose(chosen: FoundBoard) {
    const at = (latest.current += 1);
    setBoard(chosen);
    setStages(null);
    setProblem("");
    try {
      const loaded = await stagesOf(chosen.id);
      if (at === latest.current) setStages(loaded);
    } catch (error) {
      if (at === latest.current) setProblem(errorMessage(error));
    }
  }

  return { board, stages, problem, choose: (chosen: FoundBoard) => void choose(chosen) };
}

async function stagesOf(boardId: number): Promise<StageName[]> {
  const fields = "board.stages.id,board.stages.title,board.stages.archived_at";
  const { board } = await api<{ board: { stages: (StageName & { archived_at: string | null })[] } }>(
    "GET",
    `/boards/v2/projects/${boardId}?_fields=${fields}`,
  );
  return board.stages.filter(({ archived_at }) => archived_at === null);
}
