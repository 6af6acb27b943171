import type { BoardOption } from "@/lib/options/boards";

export const presentBoardOption = ({ id, title, type }: BoardOption) => ({ id, title, type });
