"use client";
import { useEffect, useState } from "react";
import { useTranslations } from "next-intl";
import { canKeepBoards } from "@/components/offline/begin";
import { copyOf } from "@/components/offline/store/copies";
import { readDevice } from "@/components/offline/store/device";
import { nameInTab } from "@/lib/tab-title";

interface KeptBoard {
  id: number;
  title: string;
}

/** Links to the boards that are on this device. Plain ones, because a connection is needed to change only a part of a page. */
export function KeptBoards() {
  const t = useTranslations("offline.page");
  const [boards, setBoards] = useState<readonly KeptBoard[]>([]);
  useEffect(() => void readKeptBoards().then(setBoards, console.error), []);
  if (boards.length === 0) return null;

  return (
    <section aria-labelledby="kept-boards">
      <h2 id="kept-boards" className="font-semibold">
        {t("boards")}
      </h2>
      <p className="text-sm text-gray-11">{t("boardsText")}</p>
      <ul className="mt-2 divide-y divide-gray-6 rounded-md border border-gray-6">
        {boards.map(({ id, title }) => (
          <li key={id}>
            <a href={`/boards/${id}`} className="flex min-h-11 items-center px-3 py-2 hover:bg-gray-3">
              <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readKeptBoards(): Promise<KeptBoard[]> {
  if (!canKeepBoards()) return [];
  const { boards } = await readDevice();
  const kept = await Promise.all(
    boards.map(async (id) => {
      const copy = await copyOf(new URL(`/boards/${id}`, location.origin));
      if (!copy) return [];
      const { title } = new DOMParser().parseFromString(await copy.response.text(), "text/html");
      return [{ id, title: nameInTab(title) }];
    }),
  );
  return kept.flat();
}
