import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { boardArchive } from "@/lib/exports/archive";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { SEES_ALL, siteArchive } from "@/lib/exports/site";
import { streamedFromSnapshot } from "@/lib/exports/snapshot";
import { zipOf } from "@/lib/exports/zip";
import type { Command } from "@/scripts/boards/command";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

const exportBoard: Command = {
  usage: "<board> <file>",
  run: async ({ words: [id, file = ""], print }) => {
    const board = await boardNamed(id);
    const { total, stream } = /\.json$/i.test(file) ? await asJson(board) : await asArchive(board);
    await writeFile(file, stream);
    print(`Success: Exported board ${board.id} with ${total} tasks to ${file}.`);
  },
};

const exportSite: Command = {
  usage: "<file>",
  run: async ({ words: [file = ""], print }) => {
    await writeFile(file, zipOf(siteArchive()));
    print(`Success: Exported ${env().BOARDS_URL} with ${await db.board.count()} boards to ${file}.`);
  },
};

const asJson = (board: Board) =>
  streamedFromSnapshot(async (tx) => {
    const document = await boardDocument(board, { viewerContext: SEES_ALL, tx });
    return { total: document.total, texts: jsonOf(document) };
  });

async function asArchive(board: Board) {
  const { total, entries } = await boardArchive(board, SEES_ALL);
  return { total, stream: zipOf(entries) };
}

async function boardNamed(id = ""): Promise<Board> {
  const board = /^\d{1,9}$/.test(id) ? await db.board.findUnique({ where: { id: Number(id) } }) : null;
  if (!board) throw new Refusal(`Error: Invalid board ID: '${id}'`);
  return board;
}

/** Written under another name first, so that a file with this name is complete. */
async function writeFile(file: string, stream: Readable): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    if (!(await isFolder(path.dirname(file)))) throw new Refusal(`Error: There is no folder ${path.dirname(file)}.`);
    if (await isFolder(file)) throw new Refusal(`Error: ${file} is a folder.`);
    await pipeline(stream, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

const isFolder = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );

export const exportCommands: Record<string, Command> = { "export-board": exportBoard, "export-site": exportSite };
