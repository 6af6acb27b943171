import { firstIdOf } from "@/components/board-store/local-ids";

/** Group id to the title that is being written in it: closing the task does not lose it. */
const texts = new Map<number, string>();

export const halfTypedIn = (groupId: number): string => texts.get(firstIdOf(groupId)) ?? "";

export function keepHalfTyped(groupId: number, text: string): void {
  if (text === "") texts.delete(firstIdOf(groupId));
  else texts.set(firstIdOf(groupId), text);
}
