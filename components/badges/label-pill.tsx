import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { colorOf, type Ink, readableOn } from "@/components/badges/colors";

interface LabelPillProps {
  title: string | null;
  /** Text colour. */
  color: string | null;
  background: string | null;
  /** Id of a preset, which has a pair of its own for dark screens. */
  preset?: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

const sizes = {
  small: { pill: "h-5 px-1.5 text-xs", bar: "h-2 w-8" },
  normal: { pill: "h-6 px-2 text-sm", bar: "h-6 w-12" },
};

/** A label without a name shows its colour alone. */
export function LabelPill({ title, color, background, preset, size = "small", className }: LabelPillProps) {
  const t = useTranslations("badges.unnamedLabels");
  const { light, dark } = groundsOf(background || NO_COLOUR, preset);
  const ink = inks[`${readableOn(light, color ?? undefined)} ${readableOn(dark, color ?? undefined)}`];

  if (!title) {
    return (
      <span
        role="img"
        aria-label={t(colorOf(light))}
        className={classNames("relative inline-block shrink-0 rounded-sm", EDGE, sizes[size].bar, className)}
      >
        <ColorFill light={light} dark={dark} />
      </span>
    );
  }
  return (
    <span
      className={classNames(
        "relative inline-flex max-w-full min-w-0 items-center rounded-sm font-medium",
        EDGE,
        sizes[size].pill,
        ink,
        className,
      )}
    >
      <ColorFill light={light} dark={dark} />
      <bdi className="relative truncate">{title}</bdi>
    </span>
  );
}

/** The border shows where a label ends whose colour equals the background. */
const EDGE =
  "after:pointer-events-none after:absolute after:inset-0 after:rounded-sm after:border after:border-gray-12/10";

const NO_COLOUR = "#dcdfe4";

const inks: Record<`${Ink} ${Ink}`, string> = {
  "dark dark": "text-ink-dark",
  "light light": "text-ink-light",
  "dark light": "text-ink-dark-then-light",
  "light dark": "text-ink-light-then-dark",
};

function groundsOf(background: string, id: string | null | undefined) {
  const preset = LABEL_PRESETS.find((each) => each.id === id);
  return preset
    ? { light: preset.light_bg_color, dark: preset.dark_bg_color }
    : { light: background, dark: background };
}
