"use client";
import { toggled, withChoices } from "@/components/filters/choices";
import type { ChoicesPageProps } from "@/components/filters/panel/choices-page";
import { ContainsField } from "@/components/filters/panel/contains-field";
import { NumberRange } from "@/components/filters/panel/number-range";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { useRows } from "@/components/filters/panel/use-rows";
import { CheckBox } from "@/components/ui/controls/check-box";

/** Fields with texts or numbers, which are typed. */
export function TypedPage(props: ChoicesPageProps) {
  const { property, filters, change, names, onBack } = props;
  const { rows, chosen, unknown, range } = useRows(props);
  const exchange = (typed: readonly string[]) =>
    change(withChoices(filters, property, [...chosen.filter((choice) => !unknown.includes(choice)), ...typed]));

  return (
    <PageFrame title={names.nameOf(property)} onBack={onBack}>
      {names.typeOf(property) === "number" ? (
        <NumberRange range={range} onChange={exchange} />
      ) : (
        <ContainsField choices={unknown} onChange={exchange} />
      )}
      <div role="group" aria-label={names.nameOf(property)} className="flex flex-col px-2.5">
        {rows
          .filter(({ value }) => !unknown.includes(value))
          .map(({ value, text, detail }) => (
            <CheckBox
              key={value}
              label={text}
              checked={chosen.includes(value)}
              onChange={() => change(toggled(filters, property, value))}
            >
              <span className="flex-1">{text}</span>
              <span className="text-sm text-gray-11 tabular-nums">{detail}</span>
            </CheckBox>
          ))}
      </div>
    </PageFrame>
  );
}
