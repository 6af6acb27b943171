/**
 * The folders of `components` in import order: each may import those before it, so that there are no cycles.
 * Generic ones come first, then shared ones, then the screens.
 */
export const LAYERS = [
  "i18n",
  ...[
    "ui",
    "ui/brand",
    "ui/feedback",
    "ui/hooks",
    "ui/keyboard",
    "ui/controls",
    "ui/overlays",
    "ui/lists",
    "ui/pages",
    "ui/pickers",
  ],
  ...[
    "badges",
    "charts",
    "text/rich-text",
    "board-background",
    "board-opening",
    "drag",
    "live",
    "board-store/edits",
    "board-store",
    "commands",
    "files",
  ],
  ...[
    "text/editor",
    "text/saving",
    "label",
    "quick-entry",
    "activity",
    "archive",
    "custom-fields",
    "guests",
    "members",
    "notifications",
    "timer",
    "templates",
    "templates/start",
    "templates/board",
    "templates/stages",
    "templates/tasks",
  ],
  ...["account", "api-docs", "mails", "moderation", "settings"],
  ...[
    "task/parts",
    "task/attachments",
    "task/properties",
    "task/time",
    "task/ideas",
    "task/comments",
    "task/subtasks",
    "task/feed",
    "task/screen",
  ],
  ...["filters", "filters/saved", "filters/panel", "filters/bar", "board/quick-edit", "board/views", "view-settings"],
  ...[
    "board/drag",
    "board/roadmap",
    "board/card",
    "board/background",
    "board/export",
    "board/composer",
    "board/columns",
    "board/list/groups",
    "board/list",
    "board/table/columns",
    "board/table/rows",
    "board/table/grid",
    "board/table/clipboard",
    "board/table/footer",
    "board/table/header",
    "board/table",
    "board/public-link",
    "board/header",
    "board/screen",
  ],
  ...["palette", "quick-create", "shell", "board-list/new-board", "board-list/folders", "board-list", "people"],
  ...["reports/frame", "reports/parts", "reports/screens"],
  ...[
    "imports",
    "imports/choose",
    "imports/connect",
    "imports/preview",
    "imports/csv",
    "imports/progress",
    "imports/screen",
  ],
  ...["public-page", "public-board", "roadmap/parts", "roadmap/forms", "roadmap"],
  ...["my-tasks", "my-tasks/store", "my-tasks/screen", "home", "profile"],
];

export function laterLayers(folder) {
  const later = LAYERS.slice(LAYERS.indexOf(folder) + 1);
  return later.length > 0
    ? [
        {
          regex: `^@/components/(${later.join("|")})/[^/]+$`,
          message: `components/${folder} comes before it in scripts/lint/component-layers.mjs`,
        },
      ]
    : [];
}
