"use client";
import { useTranslations } from "next-intl";
import { DayField } from "@/components/days/day-field";
import { monthTypesOn, type RepeatWish, withFirstDay } from "@/components/task/repetition/repeat-wish";
import { useRepetitionWords } from "@/components/task/repetition/repetition-words";
import { WeekDays } from "@/components/task/repetition/week-days";
import { SelectField } from "@/components/ui/controls/select-field";
import { Switch } from "@/components/ui/controls/switch";
import { TextField } from "@/components/ui/controls/text-field";
import type { Viewer } from "@/lib/boards/abilities";
import type { StageJson } from "@/lib/stages/present";

interface RuleFieldsProps {
  wish: RepeatWish;
  stages: readonly StageJson[];
  viewer: Viewer;
  today: string;
  onChange: (wish: RepeatWish) => void;
}

const UNITS = ["daily", "weekly", "monthly", "yearly"] as const;
const MOST = 999;

export function RuleFields({ wish, stages, viewer, today, onChange }: RuleFieldsProps) {
  const t = useTranslations("task.repetition");
  const change = (part: Partial<RepeatWish>) => onChange({ ...wish, ...part });
  // Tasks come again as open ones.
  const open = stages.filter(({ settings }) => settings.default_task_status !== "closed");
  return (
    <>
      <Interval wish={wish} change={change} />
      {wish.unit === "weekly" && (
        <WeekDays
          chosen={wish.weekDays}
          startOfWeek={viewer.startOfWeek}
          onChange={(weekDays) => change({ weekDays })}
        />
      )}
      {(wish.unit === "monthly" || wish.unit === "yearly") && <MonthDay wish={wish} change={change} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField
          label={t("fields.first")}
          day={wish.firstDay}
          today={today}
          locale={viewer.locale}
          isPast={false}
          required
          onChange={(firstDay) => onChange(withFirstDay(wish, firstDay))}
        />
        <TextField
          label={t("fields.time")}
          name="time"
          type="time"
          optional
          defaultValue={wish.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <SelectField
        label={t("fields.stage")}
        name="stage"
        value={wish.stageId ?? ""}
        choices={[
          { value: "", label: t("ownStage") },
          ...open.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={({ target }) => change({ stageId: target.value === "" ? null : Number(target.value) })}
      />
      <Switches wish={wish} change={change} />
    </>
  );
}

interface PartProps {
  wish: RepeatWish;
  change: (part: Partial<RepeatWish>) => void;
}

function Interval({ wish, change }: PartProps) {
  const t = useTranslations("task.repetition");
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
      <TextField
        label={t("fields.every")}
        name="every"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST}
        required
        defaultValue={wish.every}
        onChange={({ target }) => change({ every: Math.min(MOST, Math.floor(target.valueAsNumber) || 0) })}
      />
      <SelectField
        label={t("fields.unit")}
        name="unit"
        value={wish.unit}
        choices={UNITS.map((value) => ({ value, label: t(`units.${value}`, { count: wish.every }) }))}
        onChange={({ target }) => change({ unit: UNITS.find((unit) => unit === target.value) ?? "weekly" })}
      />
    </div>
  );
}

function Switches({ wish, change }: PartProps) {
  const t = useTranslations("task.repetition");
  return (
    <div>
      <Switch
        label={t("fields.whenComplete")}
        hint={t("whenCompleteHint")}
        checked={wish.whenComplete}
        onChange={(whenComplete) => change({ whenComplete })}
      />
      <Switch
        label={t("fields.createNew")}
        hint={t("createNewHint")}
        checked={wish.createNew}
        onChange={(createNew) => change({ createNew })}
      />
    </div>
  );
}

function MonthDay({ wish, change }: PartProps) {
  const t = useTranslations("task.repetition");
  const { monthDay } = useRepetitionWords();
  const types = [null, ...monthTypesOn(wish.firstDay)];
  const known = types.includes(wish.monthType) ? types : [...types, wish.monthType];
  return (
    <SelectField
      label={t("fields.monthDay")}
      name="month day"
      value={wish.monthType ?? ""}
      choices={known.map((monthType) => ({ value: monthType ?? "", label: monthDay({ ...wish, monthType }) }))}
      onChange={({ target }) => change({ monthType: target.value === "" ? null : target.value })}
    />
  );
}
