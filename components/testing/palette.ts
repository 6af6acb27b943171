import { expect } from "vitest";
import { page } from "vitest/browser";
import type { Found, FoundTask } from "@/components/palette/search-data";
import { newId } from "@/components/testing/records";
import { expectGone, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

export const combobox = (name: string | RegExp = /^(Search|Commands)$/) => page.getByRole("combobox", { name });
/** The keys that open the commands. */
export const COMMANDS = "{Control>}k{/Control}";

export const option = (name: string | RegExp) => page.getByRole("option", { name });
export const optionsIn = (section: string | RegExp) => page.getByRole("group", { name: section }).getByRole("option");
const active = () => page.getByRole("option", { selected: true });
export const expectActive = (name: string | RegExp) => expect.element(active()).toHaveTextContent(name);

/** Searches the open commands, and takes the one that is found. */
export async function runCommand(typed: string, command: string) {
  const field = combobox("Commands");
  await field.fill(typed);
  await expectActive(command);
  await press("{Enter}");
  await expectGone(field);
}

export const aFoundTask = (title: string, overrides: Partial<FoundTask> = {}): FoundTask => ({
  id: newId(),
  title,
  title_parts: [{ text: title, is_marked: false }],
  board: { id: 1, title: "House move", url: "" },
  stage: { id: 1, title: "To do" },
  parent: null,
  status: "open",
  priority: "low",
  due_at: null,
  url: "",
  is_archived: false,
  labels: [],
  match: { source: "title", excerpt: null },
  ...overrides,
});

type FoundPerson = Pick<Found["people"][number], "id" | "display_name" | "photo">;

interface FoundOnServer {
  tasks?: readonly FoundTask[];
  boards?: readonly { id: number; title: string }[];
  people?: readonly FoundPerson[];
  recent?: readonly { id: number; title: string }[];
}

const has = (title: string, text: string) => title.toLowerCase().includes(text.toLowerCase());

/** Finds by a part of the title, as long as no test answers otherwise. */
export function serveSearch({ tasks = [], boards = [], people = [], recent = [] }: FoundOnServer = {}) {
  server.answer("GET /boards/v2/projects/recent-boards", () => ({ boards: recent }));
  server.answer("GET /boards-app/v1/boards/{board}/saved-filters", () => ({ filters: [] }));
  server.answer("GET /boards-app/v1/search/suggestions", () => ({ suggestions: [] }));
  server.answer("GET /boards-app/v1/search", ({ query }) => {
    const text = query.get("query") ?? "";
    return found(
      tasks.filter(({ title }) => has(title, text)),
      boards.filter(({ title }) => has(title, text)),
      people.filter(({ display_name }) => has(display_name, text)),
    );
  });
}

export const found = (
  tasks: readonly FoundTask[],
  boards: readonly { id: number; title: string }[] = [],
  people: readonly FoundPerson[] = [],
): Found => ({
  tasks: { data: [...tasks], total: tasks.length, current_page: 1, per_page: 20, last_page: 1 },
  boards: boards.map((board) => ({ ...board, title_parts: [], url: "", is_archived: false })),
  people: people.map((person) => ({ ...person, name_parts: [], url: "" })),
});
