import { applicationPasswordCommands } from "@/scripts/boards/application-password";
import type { Command } from "@/scripts/boards/command";
import { exportCommands } from "@/scripts/boards/exports";
import { importBoardCommands } from "@/scripts/boards/import-board";
import { importWordPressCommands } from "@/scripts/boards/import-wordpress";
import { userCommands } from "@/scripts/boards/user";

/** By their names, which are the first words of a line. */
export const commands: Record<string, Command> = {
  ...applicationPasswordCommands,
  ...exportCommands,
  ...importBoardCommands,
  ...importWordPressCommands,
  ...userCommands,
};
