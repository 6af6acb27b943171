import { drawnAs } from "@/components/board-store/local-ids";

/** By group id. They survive closing the task. */
const texts = new Map<number, string>();

export const titleDraftIn = (groupId: number): string => texts.get(drawnAs(groupId)) ?? "";

export function saveTitleDraft(groupId: number, text: string): void {
  if (text === "") texts.delete(drawnAs(groupId));
  else texts.set(drawnAs(groupId), text);
}
