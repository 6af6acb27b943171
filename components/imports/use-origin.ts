"use client";
import { useState } from "react";
import { useRouter, useSearchParams } from "next/navigation";
import {
  type AccountSource,
  type Credentials,
  FILE_SOURCES,
  type FileSource,
  type Origin,
} from "@/components/imports/import-data";

const PATH = "/boards/import";

export type Account = "trello" | "asana";
const SOURCE_OF: Readonly<Record<Account, AccountSource>> = { trello: "card-board-api", asana: "work-api" };

/** A board of a card tool, or a project of a work tool. */
export interface Item {
  id: string;
  name: string;
  isClosed: boolean;
}

/** What was found with the credentials that were entered. */
export interface Connection {
  credentials: Credentials;
  workspaces: { gid: string; name: string }[];
  workspace: string;
  items: Item[];
}

/**
 * What is imported stands in the address, so that Back and a reload keep it: an uploaded file by its name on the
 * server, a board of an account by its id. Credentials never do: after a reload they are entered again.
 */
export function useOrigin() {
  const router = useRouter();
  const params = useSearchParams();
  const [connections, setConnections] = useState<Partial<Record<Account, Connection>>>({});
  const account = accountIn(params);
  const connection = (account && connections[account]) ?? null;
  const go = (search: Record<string, string>) => router.push(`${PATH}?${new URLSearchParams(search)}`);
  return {
    account,
    connection,
    origin: account ? itemIn(params, account, connection) : fileIn(params),
    connect: (found: Connection | null) => account && setConnections({ [account]: found ?? undefined }),
    chooseFile: (source: FileSource, file: string, name: string) => go({ source, file, name }),
    chooseItem: ({ id, name }: Item) => account && go({ account, item: id, name }),
  };
}

function accountIn(params: URLSearchParams): Account | null {
  const account = params.get("account");
  return account === "trello" || account === "asana" ? account : null;
}

function itemIn(params: URLSearchParams, account: Account, connection: Connection | null): Origin | null {
  const [item, name] = [params.get("item"), params.get("name")];
  if (!item || !connection) return null;
  return { source: SOURCE_OF[account], item, name: name ?? "", credentials: connection.credentials };
}

function fileIn(params: URLSearchParams): Origin | null {
  const [source, file] = [params.get("source"), params.get("file")];
  return file && isFileSource(source) ? { source, file, name: params.get("name") || file } : null;
}

const isFileSource = (source: string | null): source is FileSource => FILE_SOURCES.some((each) => each === source);
