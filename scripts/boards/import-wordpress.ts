import { env } from "@/lib/env";
import { moveFromWordPress, type MoveOptions, tryMoveFromWordPress } from "@/lib/imports/wordpress/move/run";
import { type MoveReport, THINGS } from "@/lib/imports/wordpress/move/report";
import type { Command } from "@/scripts/boards/command";
import { formatted } from "@/scripts/boards/table";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

const MOST_NOTES = 100;

const importWordPress: Command = {
  usage: "--database= --uploads= [--prefix=] [--charset=] [--database-time-zone=] [--all-people] [--dry-run]",
  run: async ({ options, flags, print }) => {
    const { uploads, database = process.env.WORDPRESS_DATABASE } = options;
    if (!database || !uploads) throw new Refusal("Error: --database (or WORDPRESS_DATABASE) and --uploads are needed.");
    const isDryRun = flags.has("dry-run");
    const move = isDryRun ? tryMoveFromWordPress : moveFromWordPress;
    const { report, keepsIds } = await move({
      ...settingsOf(options),
      url: database,
      uploads,
      everyone: flags.has("all-people"),
      onBoard: (title) => print(`Board: ${title}`),
    });
    print(table(report, isDryRun));
    for (const line of notes(report)) print(line);
    print(keepsIds ? "Ids are those of the WordPress site." : "Ids are new ones, as there were boards here already.");
    print(isDryRun ? "Nothing was written." : `Success: Moved in to ${env().BOARDS_URL}.`);
  },
};

const settingsOf = (
  options: Partial<Record<string, string>>,
): Pick<MoveOptions, "prefix" | "charset" | "timeZone"> => ({
  prefix: options.prefix ?? "wp_",
  charset: options.charset ?? "utf8mb4",
  timeZone: options["database-time-zone"],
});

const table = (report: MoveReport, isDryRun: boolean): string =>
  formatted(
    THINGS.map((thing) => ({ what: thing, count: report.movedOf(thing) })).map(({ what, count }) => ({
      what,
      [isDryRun ? "would come" : "came"]: count,
    })),
    ["what", isDryRun ? "would come" : "came"],
  );

/** What was left out, or is different, and why. */
function notes({ notes: all }: MoveReport): string[] {
  const shown = all.slice(0, MOST_NOTES).map(({ kind, reason, count, titles }) => {
    const names = titles.length > 0 ? ` (${titles.join(", ")}${count > titles.length ? ", …" : ""})` : "";
    return `${count} × ${kind}: ${reason}${names}`;
  });
  const more = all.length - shown.length;
  return more > 0 ? [...shown, `And ${more} other reasons.`] : shown;
}

export const importWordPressCommands: Record<string, Command> = { "import-wordpress": importWordPress };
