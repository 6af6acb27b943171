"use client";
import type { FieldValueProps } from "@/components/task/properties/custom-field-properties";
import { NoValue, Property } from "@/components/task/properties/property";
import { Button } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/pickers/picker";

export function SelectValue({ field: { title, settings }, value, mayEdit, onChange }: FieldValueProps) {
  const isOne = settings.custom_field_type === "select";
  const options = settings.select_options ?? [];
  const chosen = [value].flat().filter((each) => typeof each === "string");

  function toggle(option: string) {
    const next = options.filter((each) => chosen.includes(each) !== (each === option));
    onChange(next.length > 0 ? next : null);
  }

  return (
    <Property
      name={title}
      words={chosen.join(", ") || "None"}
      mayEdit={mayEdit}
      panel={(close) => (
        <>
          <Picker
            label={title}
            multiple={!isOne}
            choices={options.map((option) => ({ value: option, text: option }))}
            chosen={chosen}
            onToggle={(option) => {
              if (!isOne) return toggle(option);
              close();
              onChange(option);
            }}
          />
          {chosen.length > 0 && (
            <div className="mt-1 border-t border-gray-6 pt-1">
              <Button
                kind="quiet"
                size="small"
                wide
                onClick={() => {
                  close();
                  onChange(null);
                }}
              >
                Clear
              </Button>
            </div>
          )}
        </>
      )}
    >
      {chosen.length === 0 ? <NoValue /> : <Options chosen={chosen} />}
    </Property>
  );
}

const Options = ({ chosen }: { chosen: readonly string[] }) => (
  <span className="flex min-w-0 flex-wrap gap-1">
    {chosen.map((option) => (
      <bdi key={option} className="min-w-0 rounded-sm bg-gray-4 px-1.5 text-sm wrap-anywhere group-hover:bg-gray-6">
        {option}
      </bdi>
    ))}
  </span>
);
