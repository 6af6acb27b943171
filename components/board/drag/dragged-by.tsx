"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson } from "@/components/board-store/board-data";
import { useDragger } from "@/components/board-store/dragged-by-others";
import { PersonAvatar } from "@/components/ui/lists/avatars";

export function DraggedBy({ boardId, taskId }: { boardId: number; taskId: number }) {
  const t = useTranslations("board.card");
  const client = useQueryClient();
  const person = useDragger(taskId);
  if (!person) return null;

  const member = client.getQueryData<BoardJson>(boardKey(boardId))?.users.find(({ ID }) => ID === person.id);
  return (
    <span
      role="img"
      aria-label={t("movedBy", { name: person.name })}
      className="pointer-events-none absolute -start-1.5 -top-1.5 z-10 flex rounded-full outline-2 outline-accent"
    >
      <PersonAvatar id={person.id} name={person.name} photo={member?.photo ?? ""} size={20} />
    </span>
  );
}
