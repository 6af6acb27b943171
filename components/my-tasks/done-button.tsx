"use client";
import { startTransition, useEffect, useOptimistic, useRef } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Circle, CircleCheck } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

interface DoneButtonProps {
  id: number;
  boardId: number;
  title: string;
  isDone: boolean;
  className?: string;
}

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

/** Marks a task as done and back. Its row leaves the tab with the next render. */
export function DoneButton({ id, boardId, title, isDone, className }: DoneButtonProps) {
  const t = useTranslations("myTasks.row");
  const button = useRef<HTMLButtonElement>(null);
  const [shown, show] = useOptimistic(isDone);
  const setDone = useSetDone({ id, boardId, title });
  const keepNeighbour = useNeighbourFocus(button);

  function toggle() {
    keepNeighbour();
    startTransition(async () => {
      show(!shown);
      await setDone(!shown);
    });
  }

  return (
    <button
      ref={button}
      type="button"
      data-done
      aria-label={t("done", { title })}
      aria-pressed={shown}
      onClick={toggle}
      className={classNames(
        "relative z-10 grid size-8 shrink-0 place-items-center rounded-full hover:bg-gray-4 pointer-coarse:size-11",
        shown ? "text-green-text" : "text-gray-9 hover:text-green-text",
        className,
      )}
    >
      {shown ? <CircleCheck {...icon} /> : <Circle {...icon} />}
    </button>
  );
}

function useSetDone({ id, boardId, title }: Pick<DoneButtonProps, "id" | "boardId" | "title">) {
  const t = useTranslations("myTasks.row");
  const actions = useTranslations("ui.actions");
  const router = useRouter();

  async function save(done: boolean): Promise<boolean> {
    try {
      await api("PUT", `/boards/v2/projects/${boardId}/tasks/${id}`, {
        property: "status",
        value: done ? "closed" : "open",
      });
      router.refresh();
      return true;
    } catch (error) {
      toast(errorMessage(error), "error");
      return false;
    }
  }

  return async function setDone(done: boolean) {
    if (!(await save(done))) return;
    const undo = { label: actions("undo"), onPress: () => void save(!done) };
    toast(t(done ? "marked" : "reopened", { count: 1, title }), "done", { action: undo });
  };
}

/** When the row with the focus disappears, the next one gets it, or the heading. */
function useNeighbourFocus(button: React.RefObject<HTMLButtonElement | null>) {
  const neighbour = useRef<HTMLElement | null>(null);
  useEffect(() => {
    return () => {
      if (document.activeElement === document.body) neighbour.current?.focus();
    };
  }, []);

  return function keepNeighbour() {
    const row = button.current?.closest("li, tr");
    const rows = [row?.nextElementSibling, row?.previousElementSibling];
    neighbour.current =
      rows.map((each) => each?.querySelector<HTMLElement>("[data-done]")).find((each) => each) ??
      document.getElementById("content");
  };
}
