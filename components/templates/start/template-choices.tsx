"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { keyOfTemplate, type Template, type TemplateKind } from "@/components/templates/template-data";
import { FilterInput } from "@/components/templates/filter-input";
import { TemplateCounts } from "@/components/templates/template-counts";
import { TemplatePicture } from "@/components/templates/template-picture";
import { classNames } from "@/components/ui/class-names";
import { filterChoices } from "@/components/ui/hooks/filter-choices";

interface TemplateChoicesProps {
  templates: readonly Template[];
  chosen: Template;
  /** By the person: until then, phones show only the list. */
  isPicked: boolean;
  onChoose: (key: string) => void;
  className: string;
}

const KINDS: readonly TemplateKind[] = ["user", "default"];

export function TemplateChoices({ templates, chosen, isPicked, onChoose, className }: TemplateChoicesProps) {
  const t = useTranslations("templates.start");
  const list = useTranslations("templates.list");
  const [typed, setTyped] = useState("");
  const choices = templates.map((template) => ({
    value: keyOfTemplate(template),
    text: template.title,
    hint: template.category,
    template,
  }));
  const found = filterChoices(choices, typed).map(({ template }) => template);
  return (
    <div className={classNames("flex min-h-0 flex-col", className)}>
      <div className="px-4 pt-4 pb-2">
        <FilterInput label={t("search")} value={typed} onChange={setTyped} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        {KINDS.map((kind) => (
          <Group
            key={kind}
            title={list(kind === "user" ? "team" : "ready")}
            templates={found.filter((template) => template.kind === kind)}
            chosen={chosen}
            isPicked={isPicked}
            onChoose={onChoose}
          />
        ))}
        <p role="status" className={found.length > 0 ? "sr-only" : "px-2 py-3 text-gray-11"}>
          {typed.trim() !== "" && (found.length > 0 ? list("found", { count: found.length }) : list("noMatch"))}
        </p>
      </div>
    </div>
  );
}

interface GroupProps extends Omit<TemplateChoicesProps, "className"> {
  title: string;
}

function Group({ title, templates, chosen, isPicked, onChoose }: GroupProps) {
  if (templates.length === 0) return null;
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="px-2 py-1.5 text-sm font-semibold text-gray-11">{title}</legend>
      {templates.map((template) => {
        const key = keyOfTemplate(template);
        const isChosen = key === keyOfTemplate(chosen);
        return (
          <label
            key={key}
            className={classNames(
              "relative flex cursor-pointer items-center gap-3 rounded-md p-2 hover:bg-gray-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus",
              isChosen &&
                (isPicked ? "bg-accent-soft hover:bg-accent-soft" : "md:bg-accent-soft md:hover:bg-accent-soft"),
            )}
          >
            <input
              type="radio"
              name="template"
              aria-label={template.title}
              value={key}
              checked={isChosen}
              onChange={() => onChoose(key)}
              // Of the first one, which is only shown beside the list.
              onClick={() => onChoose(key)}
              className="sr-only"
            />
            <TemplatePicture template={template} className="h-11 w-18 shrink-0 rounded-sm" />
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 text-match-parent leading-tight font-medium wrap-anywhere">
                {template.title}
              </bdi>
              <span className="block truncate text-sm text-gray-11">
                <TemplateCounts template={template} />
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
