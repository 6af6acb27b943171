import { expect, test } from "vitest";
import { createFormatter, createTranslator } from "use-intl/core";
import { whyReadOnly as whyReadOnlyWith } from "@/components/board/header/why-read-only";
import { messagesIn } from "@/lib/i18n/catalogue";

const t = createTranslator({ locale: "en-US", messages: messagesIn("en-US"), namespace: "board.readOnly" });
const whyReadOnly = (board: Parameters<typeof whyReadOnlyWith>[0]) =>
  whyReadOnlyWith(board, t, createFormatter({ locale: "en-US" }));

const users = (...managers: string[]) =>
  [
    ...managers.map((display_name) => ({ display_name, role: "Admin" })),
    { display_name: "Max", role: "Member" },
  ] as Parameters<typeof whyReadOnly>[0]["users"];
const asViewer = (...managers: string[]) =>
  whyReadOnly({ users: users(...managers), isUserOnlyViewer: true, archived_at: null });

test.each([
  { managers: [], words: "You can only view this board. A site administrator can make you a member." },
  { managers: ["Anna"], words: "You can only view this board. Anna can make you a member." },
  { managers: ["Anna", "Ben"], words: "You can only view this board. Anna or Ben can make you a member." },
  {
    managers: ["Anna", "Ben", "Cleo", "Dan"],
    words: "You can only view this board. Anna, Ben, Cleo, or another manager can make you a member.",
  },
])("a viewer reads which of $managers can help", ({ managers, words }) => {
  expect(asViewer(...managers)).toBe(words);
});

test("on an archived board that is the reason, and a member of an active one has none", () => {
  expect(whyReadOnly({ users: [], isUserOnlyViewer: true, archived_at: "2026-11-20 08:00:00" })).toBe(
    "This board is archived and can’t be changed.",
  );
  expect(whyReadOnly({ users: [], isUserOnlyViewer: false, archived_at: null })).toBeNull();
});
