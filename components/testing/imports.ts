import type { ImportJson, PreviewJson } from "@/components/imports/import-data";
import { noCounts } from "@/lib/imports/report";

export const IMPORT_ID = "6f0a1f6e-63d3-4a53-9d0e-2f5b8c1d7a10";

export const aPreview = (overrides: Partial<PreviewJson> = {}): PreviewJson => ({
  title: "Office move",
  boards: ["Office move"],
  stages: [
    { title: "Open", tasks: 80 },
    { title: "Done", tasks: 4 },
  ],
  ...{ labels: 3, custom_fields: 0, tasks: 84, subtasks: 12, comments: 30, attachments: 5 },
  people: [
    { name: "Anna Lindqvist", email: "anna@example.com", user: { ID: 7, display_name: "Anna L." } },
    { name: "Ben Okafor", email: "ben@example.com", user: null },
    { name: "Trello user", email: "", user: null },
  ],
  notes: [{ kind: "attachment", title: "plan.pdf", reason: "Its address doesn’t respond." }],
  more_notes: 0,
  ...overrides,
});

export const anImport = (overrides: Partial<ImportJson> = {}): ImportJson => ({
  import_id: IMPORT_ID,
  ...{ status: "processing", phase: "tasks", percentage: 42, completed: 200, total: 450, board_id: 12 },
  ...{ message: "Processing...", source: "native", title: "Office move" },
  ...{ created_at: "2026-11-27T08:00:00+00:00", ended_at: null, is_cancelled: false },
  report: { counts: noCounts(), people: { matched: 0, unmatched: [] }, notes: [], more_notes: 0 },
  ...overrides,
});
