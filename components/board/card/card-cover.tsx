import { Picture } from "@/components/board-background/picture";
import { ColorFill } from "@/components/ui/brand/color-fill";

/** The picture has a fixed ratio, so that loading it moves nothing. */
export function CardCover({
  cover: { backgroundColor, backgroundImage },
}: {
  cover: { backgroundColor: string; backgroundImage?: string };
}) {
  if (backgroundImage)
    return <Picture small address={backgroundImage} className="block aspect-[2/1] w-full rounded-t-[5px] bg-gray-4" />;
  if (!backgroundColor) return null;
  return (
    <div className="relative h-2 overflow-hidden rounded-t-md">
      <ColorFill light={backgroundColor} />
    </div>
  );
}
