"use client";
import { useEffect, useRef, useState } from "react";
import { problemOf } from "@/components/ui/problem";
import { api } from "@/lib/api";

export interface FoundBoard {
  id: number;
  title: string;
}

interface Found {
  text: string;
  boards: readonly FoundBoard[] | null;
  problem: string;
}

const PAUSE = 150;

/** Boards by title, a moment after the last letter; an answer that comes too late is dropped. */
export function useBoardSearch() {
  const [found, setFound] = useState<Found>({ text: "", boards: null, problem: "" });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");

  useEffect(() => () => clearTimeout(pause.current), []);

  async function ask(text: string) {
    latest.current = text;
    const next = await boardsFor(text).then((boards) => ({ text, boards, problem: "" }), (error: unknown) => ({ text, boards: null, problem: problemOf(error) }));
    if (latest.current === text) setFound(next);
  }

  function askSoon(text: string) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(text), PAUSE);
  }

  return { ...found, ask, askSoon };
}

async function boardsFor(text: string): Promise<readonly FoundBoard[]> {
  const query = new URLSearchParams({ search: text, per_page: "20", order_by: "title", order_type: "ASC", _fields: "boards.data.id,boards.data.title" });
  const { boards } = await api<{ boards?: { data?: FoundBoard[] } }>("GET", `/boards/v2/projects?${query}`);
  return boards?.data ?? [];
}
