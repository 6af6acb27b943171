"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  Bell,
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
  SquareKanban,
  SquarePlus,
  UserRound,
  UsersRound,
  House,
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

const placeRows = (
  { canCreateBoard, canSeePeople, canSeeSettings, canSeeMails, hasTemplates, modules }: PaletteReader,
  calls: PaletteCalls,
  { place, call }: RowMakers,
): Row[] => [
  call("createTask", Plus, () => calls.createTask("")),
  ...(canCreateBoard ? [place("createBoard", SquarePlus, "/boards?new")] : []),
  ...(canCreateBoard && hasTemplates ? [place("createFromTemplate", LayoutTemplate, addressOfTemplates())] : []),
  ...(canSeeSettings ? [place("import", Import, "/boards/import")] : []),
  place("home", House, "/"),
  place("boards", SquareKanban, "/boards", "b"),
  ...(hasTemplates ? [place("templates", LayoutTemplate, "/boards?show=templates")] : []),
  place("my-tasks", ListChecks, "/my-tasks", "m"),
  ...(hasModuleAnywhere({ modules }, "timeTracking") ? [place("timesheet", Clock, "/timesheet")] : []),
  call("inbox", Bell, calls.showNotifications),
  ...(canSeePeople ? [place("people", UsersRound, "/people")] : []),
  place("profile", UserRound, "/profile"),
  ...PROFILE_PLACES.map((name) => place(name, UserRound, PROFILE[name])),
  ...(canSeeSettings ? [place("settings", Settings, "/settings")] : []),
  ...(canSeeMails ? [place("mails", Mail, "/settings/mail")] : []),
  place("api", Code, "/api-docs"),
  call("keys", Keyboard, calls.showKeys, "?"),
];

/** Without a search, only the main ones. */
export const isMainPlace = ({ id }: Row): boolean => !PROFILE_PLACES.some((name) => id === `place ${name}`);
