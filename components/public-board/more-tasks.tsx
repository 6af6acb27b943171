"use client";
import { useEffect, useRef, useState } from "react";
import { watchAddedLines } from "@/components/badges/added-lines";
import { buttonStyle } from "@/components/ui/controls/button";
import { useInView } from "@/components/ui/hooks/use-in-view";
import { type Outcome, useLoadMore } from "@/components/ui/hooks/use-load-more";

interface MoreTasksProps {
  /** A page that begins with the next tasks. It is what the link opens without script. */
  href: string;
  words: string;
  /** What screen readers say after more tasks were added. */
  loaded: string;
  className: string;
}

/** Adds the tasks of the next page to the list as the reader scrolls. */
export function MoreTasks({ href, words, loaded, className }: MoreTasksProps) {
  const list = useRef<HTMLUListElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [next, setNext] = useState<string | null>(href);
  const [times, setTimes] = useState(0);
  const [isInView, mark] = useInView();
  const watchLines = useAddedLines();

  async function load(): Promise<Outcome> {
    const page = next === null ? null : await pageAt(next);
    if (!page) return "failed";
    list.current?.append(...page.tasks);
    watchLines(page.tasks);
    if (page.next === null && document.activeElement === link.current) focusOn(page.tasks[0]);
    setNext(page.next);
    setTimes((before) => before + 1);
    return "loaded";
  }
  useLoadMore(isInView && next !== null, times, load);

  return (
    <>
      <ul ref={list} className={className} />
      {next !== null && (
        <p ref={mark} className="flex justify-center p-2">
          <a ref={link} href={next} className={buttonStyle({ size: "small" })}>
            {words}
          </a>
        </p>
      )}
      <p role="status" className="sr-only">
        {times > 0 && `${loaded} ${"\u200b".repeat(times % 2)}`}
      </p>
    </>
  );
}

function useAddedLines() {
  const ends = useRef<(() => void)[]>([]);
  useEffect(() => {
    const { current } = ends;
    return () => current.forEach((end) => end());
  }, []);
  return (tasks: readonly Element[]) => void ends.current.push(watchAddedLines(tasks));
}

/** In place of the link, which disappears. */
function focusOn(task: Element | undefined) {
  if (!(task instanceof HTMLElement)) return;
  task.tabIndex = -1;
  task.focus();
}

async function pageAt(address: string): Promise<{ tasks: Element[]; next: string | null } | null> {
  const response = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return null;

  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const tasks = page.querySelectorAll(":is(ul, ol)[data-tasks] > li");
  return { tasks: [...tasks], next: page.querySelector("a[data-next]")?.getAttribute("href") ?? null };
}
