"use client";
import { useFormatter, useTranslations } from "next-intl";
import { NoValue, Property, type ValueProps } from "@/components/task/properties/property";
import { Button } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/pickers/picker";

interface SelectValueProps extends ValueProps<readonly string[]> {
  options: readonly string[];
  multiple?: boolean;
}

export function SelectValue({ name, value: chosen, options, multiple = false, mayEdit, onChange }: SelectValueProps) {
  const t = useTranslations("task.properties");
  const words = useFormatter().list(chosen, { type: "unit" });
  return (
    <Property
      name={name}
      words={words || t("none.value")}
      mayEdit={mayEdit}
      panel={(close) => <SelectPanel {...{ name, chosen, options, multiple, onChange, close }} />}
    >
      {chosen.length === 0 ? <NoValue>{t("none.value")}</NoValue> : <Options chosen={chosen} />}
    </Property>
  );
}

interface SelectPanelProps extends Pick<SelectValueProps, "name" | "options" | "multiple" | "onChange"> {
  chosen: readonly string[];
  close: () => void;
  typed?: string;
}

export function SelectPanel({ name, chosen, options, multiple = false, onChange, close, typed }: SelectPanelProps) {
  const t = useTranslations("task.properties");

  function toggle(option: string) {
    if (multiple) return onChange(options.filter((each) => chosen.includes(each) !== (each === option)));
    close();
    onChange([option]);
  }

  function clear() {
    close();
    onChange([]);
  }

  return (
    <>
      <Picker
        label={name}
        multiple={multiple}
        choices={options.map((option) => ({ value: option, text: option }))}
        initialText={typed}
        chosen={chosen}
        onToggle={toggle}
      />
      {chosen.length > 0 && (
        <div className="mt-1 border-t border-gray-6 pt-1">
          <Button kind="quiet" size="small" wide onClick={clear}>
            {t("clear")}
          </Button>
        </div>
      )}
    </>
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
