"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  Bell,
  Bot,
  ChartColumn,
  Clock,
  Code,
  Import,
  Keyboard,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Mail,
  Plus,
  Settings,
  Sparkles,
  SquareKanban,
  SquarePlus,
  UserRound,
  UsersRound,
  HardDrive,
  House,
  Webhook,
} from "lucide-react";
import { type Row, running } from "@/components/palette/row";
import { addressOfTemplates } from "@/components/templates/start-address";
import type { Messages } from "@/lib/i18n/messages";
import { type HasModules, hasModuleAnywhere } from "@/lib/modules/on-screen";

/** What the reader may open, and what the palette leaves to the page. */
export interface PaletteReader extends HasModules {
  id: number;
  canCreateBoard: boolean;
  canSeePeople: boolean;
  canSeeSettings: boolean;
  canSeeMails: boolean;
  hasTemplates: boolean;
}

export interface PaletteCalls {
  go: (address: string) => void;
  showNotifications: () => void;
  showKeys: () => void;
  createTask: (title: string) => void;
}

type PlaceName = keyof Messages["palette"]["places"];

/** Pages and sections of the profile with their addresses. */
const PROFILE = {
  notifications: "/profile/notifications",
  layouts: "/profile/layouts",
  password: "/profile/account#password",
  "application-passwords": "/profile/account#application-passwords",
  sessions: "/profile/account#sessions",
  appearance: "/profile/account#appearance",
} as const;
const PROFILE_PLACES = Object.keys(PROFILE) as (keyof typeof PROFILE)[];

const REPORTS = {
  "report-tasks": "/reports/tasks",
  "report-activity": "/reports/activity",
  "report-timesheet": "/reports/timesheet",
  "report-roadmap": "/reports/roadmap",
  "report-flow": "/reports/flow",
} as const;
const REPORT_PLACES = Object.keys(REPORTS) as (keyof typeof REPORTS)[];

/** The screens of the application, and what can be done anywhere. */
export function usePlaceRows(reader: PaletteReader, calls: PaletteCalls): readonly Row[] {
  const t = useTranslations("palette");
  return useMemo(() => {
    const row = (name: PlaceName, Icon: LucideIcon, rest: Pick<Row, "act" | "href" | "keys">): Row => ({
      id: `place ${name}`,
      title: t(`places.${name}`),
      words: t(`placeWords.${name}`),
      Icon,
      ...rest,
    });
    return placeRows(reader, calls, {
      place: (name, Icon, href, keys) => row(name, Icon, { href, keys, act: running(() => calls.go(href)) }),
      call: (name, Icon, run, keys) => row(name, Icon, { keys, act: running(run) }),
    });
  }, [t, reader, calls]);
}

interface RowMakers {
  place: (name: PlaceName, Icon: LucideIcon, href: string, keys?: string) => Row;
  call: (name: PlaceName, Icon: LucideIcon, run: () => void, keys?: string) => Row;
}

const placeRows = (reader: PaletteReader, calls: PaletteCalls, { place, call }: RowMakers): Row[] => [
  call("createTask", Plus, () => calls.createTask("")),
  ...(reader.canCreateBoard ? [place("createBoard", SquarePlus, "/boards?new")] : []),
  ...(reader.canCreateBoard && reader.hasTemplates
    ? [place("createFromTemplate", LayoutTemplate, addressOfTemplates())]
    : []),
  ...(reader.canSeeSettings ? [place("import", Import, "/boards/import")] : []),
  place("home", House, "/"),
  place("boards", SquareKanban, "/boards", "b"),
  ...(reader.hasTemplates ? [place("templates", LayoutTemplate, "/boards?show=templates")] : []),
  place("my-tasks", ListChecks, "/my-tasks", "m"),
  place("reports", ChartColumn, "/reports"),
  ...reportsFor(reader).map((name) => place(name, ChartColumn, REPORTS[name])),
  ...(hasModuleAnywhere(reader, "timeTracking") ? [place("timesheet", Clock, "/timesheet")] : []),
  call("inbox", Bell, calls.showNotifications),
  ...(reader.canSeePeople ? [place("people", UsersRound, "/people")] : []),
  place("profile", UserRound, "/profile"),
  ...PROFILE_PLACES.map((name) => place(name, UserRound, PROFILE[name])),
  ...(reader.canSeeSettings ? [place("settings", Settings, "/settings")] : []),
  ...(reader.canSeeSettings ? [place("webhooks", Webhook, "/settings/webhooks")] : []),
  ...(reader.canSeeSettings ? [place("mcp", Bot, "/settings/mcp")] : []),
  ...(reader.canSeeSettings ? [place("assistant", Sparkles, "/settings/assistant")] : []),
  ...(reader.canSeeMails ? [place("storage", HardDrive, "/settings/storage")] : []),
  ...(reader.canSeeMails ? [place("mails", Mail, "/settings/mail")] : []),
  place("api", Code, "/api-docs"),
  call("keys", Keyboard, calls.showKeys, "?"),
];

/** Roadmaps and time are not in the free tier, as templates. */
const reportsFor = (reader: PaletteReader) =>
  REPORT_PLACES.filter((name) => {
    if (name === "report-timesheet") return hasModuleAnywhere(reader, "timeTracking");
    return name !== "report-roadmap" || (reader.hasTemplates && hasModuleAnywhere(reader, "roadmap"));
  });

/** Without a search, only the main ones. */
export const isMainPlace = ({ id }: Row): boolean =>
  ![...PROFILE_PLACES, ...REPORT_PLACES].some((name) => id === `place ${name}`);
