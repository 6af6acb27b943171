"use client";
import { useTranslations } from "next-intl";
import { Copy, Download, ExternalLink, Eye, Image as ImageIcon, Pencil, Trash2 } from "lucide-react";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import type { PreviewedPicture } from "@/components/files/picture-preview";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator, MenuLink } from "@/components/ui/overlays/menu-items";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { reach } from "@/lib/api";
import { localFilePath } from "@/lib/attachments/file-link";
import type { Translate } from "@/lib/i18n/translate";
import type { AttachmentJson } from "@/lib/attachments/present";

interface AttachmentMenuProps {
  menu: MenuAnchor;
  attachment: AttachmentJson;
  picture: PreviewedPicture | null;
  onPreview: () => void;
  onRename: () => void;
  onDelete: () => void;
  onCover: (picture: File) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function AttachmentMenu({
  menu,
  attachment,
  picture,
  onPreview,
  onRename,
  onDelete,
  onCover,
}: AttachmentMenuProps) {
  const t = useTranslations("attachments.menu");
  const actions = useTranslations("ui.actions");
  return (
    <AnchoredMenu {...menu}>
      {picture && (
        <MenuItem icon={<Eye {...icon} />} onClick={onPreview}>
          {t("view")}
        </MenuItem>
      )}
      {attachment.attachment_type === "url" ? (
        <LinkItems address={attachment.full_url} />
      ) : (
        <Saving attachment={attachment} />
      )}
      <MenuSeparator />
      <MenuItem icon={<Pencil {...icon} />} onClick={onRename}>
        {actions("rename")}
      </MenuItem>
      {picture && (
        <MenuItem icon={<ImageIcon {...icon} />} onClick={() => void makeCover(t, attachment, picture, onCover)}>
          {t("useAsCover")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={onDelete}>
        {actions("delete")}
      </MenuItem>
    </AnchoredMenu>
  );
}

function LinkItems({ address }: { address: string }) {
  const t = useTranslations("attachments.menu");
  const copy = useCopyLink();
  return (
    <>
      <MenuLink icon={newTabIcon} href={address} target="_blank" rel="noopener noreferrer">
        {t("newTab")}
      </MenuLink>
      <MenuItem icon={<Copy {...icon} />} onClick={() => void copy(address)}>
        {t("copyLink")}
      </MenuItem>
    </>
  );
}

const newTabIcon = <ExternalLink {...icon} className="size-4 rtl:-scale-x-100" />;

function Saving({ attachment: { full_url, title } }: { attachment: AttachmentJson }) {
  const t = useTranslations("attachments.menu");
  return (
    <MenuLink icon={<Download {...icon} />} href={localFilePath(full_url) ?? full_url} download={title}>
      {t("download")}
    </MenuLink>
  );
}

/** The cover is a copy of the picture, so that it stays when the attachment is deleted. */
async function makeCover(
  t: Translate<"attachments.menu">,
  { attachment_type: type }: AttachmentJson,
  { address }: PreviewedPicture,
  onCover: (picture: File) => void,
) {
  try {
    const answer = await reach(address, {});
    if (!answer.ok) return toast(t("unreadable"), "error");
    onCover(new File([await answer.blob()], `cover.${type.replace("image/", "")}`, { type }));
  } catch (error) {
    toast(errorMessage(error), "error");
  }
}
