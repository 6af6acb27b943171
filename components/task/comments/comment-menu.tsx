"use client";
import { useTranslations } from "next-intl";
import { Ban, Copy, Globe, Lock, Pencil, Trash2 } from "lucide-react";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { taskPath } from "@/lib/tasks/path";

interface CommentMenuProps {
  menu: MenuAnchor;
  comment: AnyComment;
  /** Only authors edit their comments. */
  isMine: boolean;
  /** For boards with public comments. */
  hasPublic: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** For comments of guests. */
  onBlock: (() => void) | undefined;
  onPrivacy: (privacy: AnyComment["privacy"]) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function CommentMenu({ menu, comment, isMine, hasPublic, ...on }: CommentMenuProps) {
  const t = useTranslations("comments.menu");
  const actions = useTranslations("ui.actions");
  const copy = useCopyLink();
  const isPublic = comment.privacy === "public";
  return (
    <AnchoredMenu {...menu}>
      {isMine && (
        <MenuItem icon={<Pencil {...icon} />} onClick={on.onEdit}>
          {actions("edit")}
        </MenuItem>
      )}
      <MenuItem icon={<Copy {...icon} />} onClick={() => void copy(linkTo(comment))}>
        {t("copyLink")}
      </MenuItem>
      {isMine && hasPublic && (
        <MenuItem
          icon={isPublic ? <Lock {...icon} /> : <Globe {...icon} />}
          onClick={() => on.onPrivacy(isPublic ? "private" : "public")}
        >
          {isPublic ? t("makePrivate") : t("makePublic")}
        </MenuItem>
      )}
      {on.onBlock && (
        <MenuItem icon={<Ban {...icon} />} onClick={on.onBlock}>
          {t("blockGuest")}
        </MenuItem>
      )}
      {isMine && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 {...icon} />} onClick={on.onDelete}>
            {actions("delete")}
          </MenuItem>
        </>
      )}
    </AnchoredMenu>
  );
}

const linkTo = ({ id, board_id, task_id }: AnyComment) =>
  `${location.origin}${taskPath(board_id, task_id)}?comment=${id}`;
