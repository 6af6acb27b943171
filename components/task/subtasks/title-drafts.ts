import { firstIdOf } from "@/components/board-store/edits/local-ids";

/** By group id. They survive closing the task. */
const texts = new Map<number, string>();

export const titleDraftIn = (groupId: number): string => texts.get(firstIdOf(groupId)) ?? "";

export function saveTitleDraft(groupId: number, text: string): void {
  if (text === "") texts.delete(firstIdOf(groupId));
  else texts.set(firstIdOf(groupId), text);
}
