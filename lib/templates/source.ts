import "server-only";
import type { Board, Label } from "@/generated/prisma/client";
import { backgroundFromColor, NO_BACKGROUND } from "@/lib/boards/background";
import { copiedColumns } from "@/lib/boards/write/copied-columns";
import type { NewStage } from "@/lib/boards/write/copy-stages";
import { type DefaultTemplate, defaultTemplate } from "@/lib/templates/defaults/list";
import { userTemplate, type UserTemplate } from "@/lib/templates/find";
import type { TemplateReference } from "@/lib/templates/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

export type NewLabel = Pick<Label, "title" | "slug" | "color" | "bgColor" | "colorPreset">;

/** What a board is made from: a board that is a template, or one that we ship. */
export interface TemplateSource {
  columns: Partial<ReturnType<typeof copiedColumns>> & Pick<Board, "type" | "description">;
  stages: NewStage[];
  labels: (NewLabel & { id: number })[];
  /** Null for those that we ship. */
  board: Board | null;
  /** Of those that we ship: the tasks of a board are copied by a job. */
  tasks: DefaultTemplate["tasks"];
}

/** @throws NotFound for a template that does not exist, or that the caller does not reach */
export const templateSource = async (
  { kind, id }: TemplateReference,
  user: CurrentUser,
  locale: string,
): Promise<TemplateSource> =>
  kind === "user" ? sourceOfBoard(await userTemplate(id, user)) : sourceOfDefault(defaultTemplate(id, locale));

const sourceOfBoard = ({ board, stages, labels }: UserTemplate): TemplateSource => ({
  ...{ columns: copiedColumns(board), board, tasks: [], labels },
  stages: stages.map((stage) => ({ ...stage, isTemplate: null })),
});

function sourceOfDefault({ type, description, background, stages, labels, tasks }: DefaultTemplate): TemplateSource {
  const isRoadmap = type === "roadmap";
  return {
    columns: {
      ...(backgroundFromColor({ id: background }) ?? NO_BACKGROUND),
      ...{ type: isRoadmap ? "roadmap" : "to_do", description },
    },
    stages: stages.map(({ id, title, status }, at) =>
      newStage({ id, title, status, isPublic: isRoadmap ? at > 0 : null }),
    ),
    labels: labels.map((label) => ({ ...label, slug: null })),
    ...{ board: null, tasks },
  };
}

export const newStage = ({
  status,
  ...stage
}: Pick<NewStage, "id" | "title" | "isPublic"> & { status: NewStage["defaultTaskStatus"] }): NewStage => ({
  ...{ ...stage, color: null, bgColor: null, defaultTaskStatus: status },
  ...{ wipLimit: null, hasDefaultPeople: false },
});
