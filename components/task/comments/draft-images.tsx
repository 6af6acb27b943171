import { useTranslations } from "next-intl";
import { X } from "lucide-react";
import { ImageThumbnail } from "@/components/task/comments/image-thumbnail";
import { Button } from "@/components/ui/controls/button";
import type { CommentImage } from "@/lib/comments/present";

export function DraftImages({
  images,
  onRemove,
}: {
  images: readonly CommentImage[];
  onRemove?: (id: number) => void;
}) {
  const t = useTranslations("comments.pictures");
  if (images.length === 0) return null;
  return (
    <ul aria-label={t("title")} className="flex flex-wrap gap-2">
      {images.map((image) => (
        <li key={image.id} className="relative">
          <ImageThumbnail image={image} />
          {onRemove && (
            <Button
              size="smallIcon"
              aria-label={t("remove", { title: image.title })}
              onClick={() => onRemove(image.id)}
              className="absolute end-1 top-1"
            >
              <X aria-hidden className="size-3.5" strokeWidth={1.5} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
