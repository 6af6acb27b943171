import type { StageChoice } from "@/components/templates/stages/stage-import-dialog";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { CheckBox } from "@/components/ui/controls/check-box";
import type { StageJson } from "@/lib/stages/present";

export type OfferedStage = Pick<StageJson, "id" | "title" | "bg_color">;

interface StageChoicesProps {
  label: string;
  stages: readonly OfferedStage[];
  choice: StageChoice;
}

export const StageChoices = ({ label, stages, choice: { chosen, toggle } }: StageChoicesProps) => (
  <ul aria-label={label}>
    {stages.map(({ id, title, bg_color }) => (
      <li key={id}>
        <CheckBox
          label={title}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
          className="min-h-9 cursor-pointer rounded-sm px-2 hover:bg-gray-3 pointer-coarse:min-h-11"
        >
          {bg_color && (
            <span aria-hidden className="relative size-2.5 shrink-0 rounded-full">
              <ColorFill light={bg_color} />
            </span>
          )}
          <bdi className="min-w-0 py-1 wrap-anywhere">{title}</bdi>
        </CheckBox>
      </li>
    ))}
  </ul>
);
