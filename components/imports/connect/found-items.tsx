"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { ChevronRight } from "lucide-react";
import { projectsOf } from "@/components/imports/connect/connections";
import type { Account, Connection, Item } from "@/components/imports/use-origin";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { Rows } from "@/components/ui/lists/rows";

interface FoundItemsProps {
  account: Account;
  connection: Connection;
  onConnect: (connection: Connection) => void;
  onChoose: (item: Item) => void;
}

/** With more of them, they can be searched. */
const FEW = 8;

export function FoundItems({ account, connection, onConnect, onChoose }: FoundItemsProps) {
  const t = useTranslations("imports.connect");
  const [search, setSearch] = useState("");
  const { workspaces, items } = connection;
  const words = account === "trello" ? "cardBoard" : "work";
  const found = items.filter(({ name }) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const none = account === "asana" && workspaces.length === 0 ? t("work.noWorkspaces") : t(`${words}.none`);
  return (
    <>
      <div className="grid gap-4 p-4 empty:hidden sm:grid-cols-2">
        {workspaces.length > 1 && <Workspaces connection={connection} onConnect={onConnect} />}
        {items.length > FEW && (
          <TextField
            type="search"
            name="search"
            label={t("filter")}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {search && t(`${words}.found`, { count: found.length })}
      </p>
      {items.length === 0 && <p className="px-4 py-8 text-center text-gray-11">{none}</p>}
      {items.length > 0 && found.length === 0 && (
        <p className="border-t border-gray-6 px-4 py-8 text-center text-gray-11">{t(`${words}.found`, { count: 0 })}</p>
      )}
      <Rows
        aria-label={t(`${words}.choose`)}
        className="max-h-120 overflow-y-auto border-gray-6 not-first:border-t empty:hidden"
      >
        {found.map((item) => (
          <ItemRow key={item.id} item={item} onChoose={() => onChoose(item)} />
        ))}
      </Rows>
    </>
  );
}

function Workspaces({ connection, onConnect }: Pick<FoundItemsProps, "connection" | "onConnect">) {
  const t = useTranslations("imports.connect.work");
  const [problem, setProblem] = useState("");
  const { workspaces, workspace, credentials } = connection;

  async function choose(gid: string) {
    if (!("pat" in credentials)) return;
    setProblem("");
    try {
      onConnect({ ...connection, workspace: gid, items: await projectsOf(credentials.pat, gid) });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

  return (
    <SelectField
      name="workspace"
      label={t("workspace")}
      error={problem}
      value={workspace}
      choices={workspaces.map(({ gid, name }) => ({ value: gid, label: name }))}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}

function ItemRow({ item: { name, isClosed }, onChoose }: { item: Item; onChoose: () => void }) {
  const t = useTranslations("imports.connect.cardBoard");
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-gray-2 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {isClosed && <span className="rounded-sm bg-gray-4 px-1.5 text-xs font-medium">{t("closed")}</span>}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-gray-11 rtl:-scale-x-100" strokeWidth={1.5} />
      </button>
    </li>
  );
}
