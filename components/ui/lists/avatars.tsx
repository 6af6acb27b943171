"use client";
import { useFormatter, useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { Photo } from "@/components/ui/brand/photo";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { initialsOf } from "@/lib/text/initials";
import { photoPath } from "@/lib/photos";

/** Easy to distinguish in both themes. */
const colours = [
  "bg-person-1 text-person-1-ink",
  "bg-person-2 text-person-2-ink",
  "bg-person-3 text-person-3-ink",
  "bg-person-4 text-person-4-ink",
  "bg-person-5 text-person-5-ink",
  "bg-person-6 text-person-6-ink",
  "bg-person-7 text-person-7-ink",
  "bg-person-8 text-person-8-ink",
];

const sizes = {
  20: "size-5 text-[0.5rem]",
  24: "size-6 text-[0.625rem]",
  28: "size-7 text-[0.6875rem]",
  32: "size-8 text-xs",
  64: "size-16 text-xl",
};

interface PersonAvatarProps {
  name: string;
  id: number;
  photo: string;
  size?: keyof typeof sizes;
  tooltip?: boolean;
  className?: string;
}

export function PersonAvatar({ name, id, photo, size = 24, tooltip = false, className }: PersonAvatarProps) {
  const source = photoPath(photo);
  const circle = (
    <span
      aria-hidden
      className={classNames(
        "grid shrink-0 grid-cols-1 grid-rows-1 place-items-center rounded-full font-semibold select-none",
        sizes[size],
        colours[id % colours.length],
        className,
      )}
    >
      <span className="col-start-1 row-start-1">{initialsOf(name)}</span>
      {source && <Photo source={source} />}
    </span>
  );
  return tooltip ? <Tooltip text={name}>{circle}</Tooltip> : circle;
}

interface AvatarStackProps {
  people: readonly { id: number; name: string; photo: string }[];
  total?: number;
  max?: number;
  size?: keyof typeof sizes;
  /** The surface below, for the ring between overlapping avatars. */
  ringColor?: keyof typeof rings;
}

const rings = { surface: "ring-2 ring-surface", card: "ring-2 ring-card" };

const overlap = { 20: "-ms-0.5", 24: "-ms-0.5", 28: "-ms-1", 32: "-ms-1", 64: "-ms-2" };

export function AvatarStack({
  people,
  total = people.length,
  max = 3,
  size = 24,
  ringColor = "surface",
}: AvatarStackProps) {
  const t = useTranslations("ui.lists");
  const format = useFormatter();
  if (people.length === 0) return null;
  const shown = total > max ? people.slice(0, Math.max(1, max - 1)) : people;
  const more = total - shown.length;
  const others = total > people.length ? [t("others", { count: total - people.length })] : [];

  return (
    <span
      role="img"
      aria-label={format.list([...people.map(({ name }) => name), ...others])}
      className="inline-flex shrink-0"
    >
      {shown.map(({ id, name, photo }, place) => (
        <PersonAvatar
          key={id}
          id={id}
          name={name}
          photo={photo}
          size={size}
          tooltip
          className={classNames(rings[ringColor], place > 0 && overlap[size])}
        />
      ))}
      {more > 0 && (
        <span
          aria-hidden
          className={classNames(
            "grid min-w-fit shrink-0 place-items-center rounded-full bg-gray-4 px-1 font-medium text-gray-11 tabular-nums",
            rings[ringColor],
            sizes[size],
            overlap[size],
          )}
        >
          {format.number(more, { signDisplay: "always" })}
        </span>
      )}
    </span>
  );
}
