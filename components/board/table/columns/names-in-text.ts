import { normalizeText } from "@/components/ui/hooks/filter-choices";

export function named<Each>(
  all: readonly Each[],
  namesOf: (each: Each) => readonly string[],
  text: string,
): Each | undefined {
  const wanted = normalizeText(text);
  return all.find((each) => namesOf(each).some((name) => normalizeText(name) === wanted));
}

/** Names between commas, or one name that has commas itself. Null when one of them is unknown. */
export function listOf<Each>(
  text: string,
  all: readonly Each[],
  namesOf: (each: Each) => readonly string[],
): Each[] | null {
  if (text.trim() === "") return [];
  const whole = named(all, namesOf, text);
  if (whole !== undefined) return [whole];
  const parts = text.split(/[,،;\n]/).filter((part) => part.trim() !== "");
  const found = parts.map((part) => named(all, namesOf, part));
  return found.every((each) => each !== undefined) ? [...new Set(found)] : null;
}
