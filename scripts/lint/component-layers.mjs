/**
 * The folders of `components`, each with the folders it may import before it: no two of them import each other.
 * What knows no noun comes first, then what several screens share, then the screens.
 */
export const LAYERS = [
  ...["ui", "ui/brand", "ui/feedback", "ui/hooks", "ui/keyboard", "ui/controls", "ui/overlays", "ui/lists", "ui/pages"],
  ...[
    "badges",
    "text/rich-text",
    "board-background",
    "board-opening",
    "drag",
    "live",
    "board-store/edits",
    "board-store",
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
    "members",
    "notifications",
  ],
  ...["account", "api-docs", "mails", "settings"],
  ...[
    "task/parts",
    "task/attachments",
    "task/properties",
    "task/comments",
    "task/subtasks",
    "task/feed",
    "task/screen",
  ],
  ...[
    "board/drag",
    "board/card",
    "board/background",
    "board/composer",
    "board/columns",
    "board/header",
    "board/screen",
  ],
  ...["shell", "board-list/new-board", "board-list/folders", "board-list", "people"],
];

/** Restricted imports of a folder: those that come after it in `LAYERS`. */
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
