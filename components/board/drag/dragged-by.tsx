"use client";
import { useDragger } from "@/components/board/drag/others";
import { PersonAvatar } from "@/components/ui/people";

/** On the corner of a card that somebody else is dragging. */
export function DraggedBy({ taskId }: { taskId: number }) {
  const person = useDragger(taskId);
  if (!person) return null;
  return (
    <span role="img" aria-label={`${person.name} is moving this card`} className="pointer-events-none absolute -start-1.5 -top-1.5 z-10 flex rounded-full outline-2 outline-accent">
      <PersonAvatar id={person.id} name={person.name} size={20} />
    </span>
  );
}
