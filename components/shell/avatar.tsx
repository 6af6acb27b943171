import { classNames } from "@/components/ui/class-names";

/** The initials of a person; a picture comes with the pictures. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden className={classNames("grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text", className)}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase() || "?";
}
