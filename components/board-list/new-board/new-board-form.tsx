"use client";
import { useTransition } from "react";
import { useFormatter, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { LayoutTemplate, UserPlus } from "lucide-react";
import { BackgroundSwatches } from "@/components/board-background/background-swatches";
import { BoardTypeField } from "@/components/board-list/new-board/board-type-field";
import { FormPart } from "@/components/board-list/new-board/form-part";
import { LabelEditor } from "@/components/board-list/new-board/label-editor";
import { StageEditor } from "@/components/board-list/new-board/stage-editor";
import { useBoardDraft } from "@/components/board-list/new-board/use-board-draft";
import { usePeopleSearch } from "@/components/members/find-people";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

export interface NewBoardFormProps {
  me: number;
  folder: { id: number; title: string } | null;
  hasRoadmaps: boolean;
  /** Offers to start from a template instead. */
  onTemplates?: () => void;
  onCancel: () => void;
}

export function NewBoardForm({ me, folder, hasRoadmaps, onTemplates, onCancel }: NewBoardFormProps) {
  const t = useTranslations("boards.newBoard");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [isLeaving, leave] = useTransition();
  const draft = useBoardDraft();
  const { form, errors, problem, saving, ready } = useForm(async ({ title = "", description = "" }) => {
    const { board } = await api<{ board: { id: number } }>("POST", "/boards/v2/projects", {
      board: { title, type: draft.type, description: description.trim() || null },
      ...(folder && { folder_id: folder.id }),
      ...draft.changes,
    });
    leave(() => router.replace(`/boards/${board.id}`));
  });

  return (
    <form {...form} className="mt-4 flex flex-col sm:[&_:is(input,textarea,button,summary)]:scroll-mb-20">
      {problem && (
        <Alert kind="error" className="mb-4">
          {problem}
        </Alert>
      )}
      <TextField
        name="title"
        label={t("title")}
        error={errors.title}
        maxLength={TITLE_LENGTH}
        required
        autoComplete="off"
        dir="auto"
      />
      {hasRoadmaps && <BoardTypeField chosen={draft.type} onChoose={draft.chooseType} />}
      <BoardParts me={me} draft={draft} descriptionError={errors.description} />
      <div className="-mx-5 -mb-5 rounded-b-lg bg-floating px-5 pb-5 sm:sticky sm:-bottom-4">
        <DialogActions>
          {onTemplates && (
            <Button kind="quiet" onClick={onTemplates} className="sm:-ms-2 sm:me-auto">
              <LayoutTemplate aria-hidden className="size-4" strokeWidth={1.5} />
              {t("fromTemplate")}
            </Button>
          )}
          <Button onClick={onCancel}>{actions("cancel")}</Button>
          <SubmitButton state={{ saving: saving || isLeaving, ready }}>{t("create")}</SubmitButton>
        </DialogActions>
      </div>
    </form>
  );
}

interface BoardPartsProps {
  me: number;
  draft: ReturnType<typeof useBoardDraft>;
  descriptionError: string | undefined;
}

function BoardParts({ me, draft, descriptionError }: BoardPartsProps) {
  const t = useTranslations("boards.newBoard");
  const colors = useTranslations("backgrounds.names");
  const format = useFormatter();
  const listed = (names: string[]) => format.list(names.filter(Boolean), { type: "unit" });
  return (
    <div className="divide-y divide-gray-6 border-y border-gray-6">
      <FormPart title={t("description")}>
        <TextAreaField name="description" label={t("purpose")} error={descriptionError} />
      </FormPart>
      <FormPart title={t("stages")} summary={listed(draft.stages.map(({ title }) => title))}>
        <StageEditor stages={draft.stages} onChange={draft.setStages} enterAdds />
      </FormPart>
      <FormPart
        title={t("labels")}
        summary={draft.labelTitles.length > 0 ? listed(draft.labelTitles) : t("colors", { count: draft.labels.length })}
      >
        <LabelEditor labels={draft.labels} onChange={draft.setLabels} />
      </FormPart>
      <FormPart
        title={t("members")}
        summary={draft.members.length > 0 ? listed(draft.members.map((person) => person.display_name)) : t("justYou")}
      >
        <SearchChooser
          label={t("members")}
          text={t("addPeople")}
          Icon={UserPlus}
          search={usePeopleSearch()}
          without={[me]}
          chosen={draft.members}
          onChange={draft.setMembers}
        />
      </FormPart>
      <FormPart title={t("background")} summary={draft.background ? colors(draft.background) : t("randomColor")}>
        <BackgroundSwatches chosen={draft.background} onChoose={draft.setBackground} />
      </FormPart>
    </div>
  );
}
