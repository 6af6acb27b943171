"use client";
import { useTranslations } from "next-intl";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { CheckBox } from "@/components/ui/controls/check-box";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { HOOK_EVENT_NAMES, type HookEventName } from "@/lib/webhooks/outgoing/events";

interface EventChoicesProps {
  chosen: readonly HookEventName[];
  error?: string;
  onEdit: (edited: Pick<HookValues, "events">) => void;
}

const beginningWith = (...words: string[]) =>
  HOOK_EVENT_NAMES.filter((event) => words.some((word) => event.startsWith(word)));

const COLUMNS = [
  [{ group: "tasks", events: beginningWith("task_", "subtask_", "assignee_") }],
  [
    { group: "comments", events: beginningWith("comment_") },
    { group: "board", events: beginningWith("stage_", "member_", "board_") },
  ],
] as const;

export function EventChoices({ chosen, error, onEdit }: EventChoicesProps) {
  const t = useTranslations("outgoingWebhooks.form.events");
  const names = useTranslations("outgoingWebhooks.events");
  const areAll = chosen.length === HOOK_EVENT_NAMES.length;
  const choose = (events: readonly HookEventName[], on: boolean) =>
    onEdit({ events: HOOK_EVENT_NAMES.filter((event) => (events.includes(event) ? on : chosen.includes(event))) });

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{t("label")}</legend>
      {error && <ProblemLine role="alert">{error}</ProblemLine>}
      <CheckBox
        label={t("all")}
        checked={areAll}
        mixed={!areAll && chosen.length > 0}
        onChange={(on) => choose(HOOK_EVENT_NAMES, on)}
      >
        {t("all")}
      </CheckBox>
      <div className="grid gap-x-6 gap-y-3 border-t border-gray-6 pt-2 sm:grid-cols-2">
        {COLUMNS.map((groups, at) => (
          <div key={at} className="flex flex-col gap-3">
            {groups.map(({ group, events }) => (
              <fieldset key={group} className="min-w-0">
                <legend className="text-sm text-gray-11">{t(`groups.${group}`)}</legend>
                {events.map((event) => (
                  <CheckBox
                    key={event}
                    label={names(event)}
                    checked={chosen.includes(event)}
                    onChange={(on) => choose([event], on)}
                  >
                    {names(event)}
                  </CheckBox>
                ))}
              </fieldset>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
