import { anyoneOnBoard, canDeleteBoard, canEditBoard, canManageBoard, type OnBoard } from "@/lib/boards/policy";
import { isPro } from "@/lib/tier";
import type { CurrentUser } from "@/lib/users/current-user";

/** Minimum role; "" is everyone who sees the board. */
const ROLES = { "": anyoneOnBoard, member: canEditBoard, manager: canManageBoard, admin: canDeleteBoard };

interface Entry {
  key: string;
  icon_name: string;
  label: string;
  position: number;
  role: keyof typeof ROLES;
  isPaid?: true;
  when?: (found: OnMenu) => boolean;
}

type OnMenu = OnBoard & { mayCreate: boolean };

const isArchived = ({ board }: OnMenu) => board.archivedAt !== null;
const isTemplate = ({ board }: OnMenu) => board.isTemplate;

const ENTRIES: Entry[] = [
  { key: "about_this_board", icon_name: "info", label: "About this board", position: 1, role: "" },
  { key: "board_activity", icon_name: "activity", label: "Activity", position: 2, role: "" },
  { key: "change_background", icon_name: "image", label: "Change background", position: 3, role: "member" },
  { key: "notification_settings", icon_name: "bell", label: "Notification settings", position: 4, role: "member" },
  { key: "board_labels", icon_name: "label", label: "Labels", position: 5, role: "" },
  { key: "custom_fields", icon_name: "fields", label: "Custom fields", position: 6, role: "", isPaid: true },
  { key: "board_members", icon_name: "people", label: "Members", position: 7, role: "" },
  { key: "archived_items", icon_name: "archive", label: "Archived items", position: 8, role: "" },
  { key: "webhooks", icon_name: "webhook", label: "Webhooks", position: 9, role: "admin" },
  {
    key: "duplicate_board",
    icon_name: "copy",
    label: "Duplicate board",
    position: 10,
    role: "",
    when: ({ mayCreate }) => mayCreate,
  },
  {
    key: "restore_board",
    icon_name: "restore",
    label: "Restore board",
    position: 10,
    role: "manager",
    when: isArchived,
  },
  {
    key: "make_template",
    icon_name: "template",
    label: "Make template",
    position: 10.2,
    role: "manager",
    when: (found) => !isTemplate(found),
  },
  {
    key: "convert_to_board",
    icon_name: "board",
    label: "Convert to board",
    position: 10.3,
    role: "manager",
    when: isTemplate,
  },
  { key: "export", icon_name: "download", label: "Export", position: 10.5, role: "manager", isPaid: true },
  {
    key: "archive_board",
    icon_name: "archive",
    label: "Archive board",
    position: 11,
    role: "manager",
    when: (found) => !isArchived(found),
  },
  { key: "delete_board", icon_name: "trash", label: "Delete board", position: 11, role: "admin" },
];

/** The free tier shows paid entries, too, as disabled ones. */
export function menuOf(found: OnMenu, user: CurrentUser) {
  const visible = ENTRIES.filter(({ role, when }) => ROLES[role](user, found) && (when?.(found) ?? true));
  return visible.map(({ isPaid, when: _, ...entry }) => ({
    ...entry,
    type: "default",
    ...(isPaid && { pro: true, requires_pro: !isPro() }),
  }));
}
