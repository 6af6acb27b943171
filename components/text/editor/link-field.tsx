"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Toolbar as Base } from "@base-ui/react/toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import { Link } from "lucide-react";
import { hrefOf } from "@/components/text/editor/href";
import { toolLook } from "@/components/text/editor/tool-look";
import { Button } from "@/components/ui/controls/button";
import { Popover } from "@/components/ui/overlays/popover";
import { TextField } from "@/components/ui/controls/text-field";

export function LinkField({ editor }: { editor: Editor }) {
  const t = useTranslations("text.link");
  const [open, setOpen] = useState(false);
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive("link") ? String(now.getAttributes("link").href ?? "") : null),
  });

  function applyLink(to: string | null) {
    setOpen(false);
    const link = editor.chain().focus().extendMarkRange("link");
    if (to === null) link.unsetLink().run();
    else if (editor.state.selection.empty && href === null)
      link.insertContent({ type: "text", text: to, marks: [{ type: "link", attrs: { href: to } }] }).run();
    else link.setLink({ href: to }).run();
  }

  return (
    <Popover
      label={href === null ? t("add") : t("edit")}
      trigger={<Link aria-hidden className="size-4" strokeWidth={1.5} />}
      triggerStyle={toolLook}
      open={open}
      onOpenChange={setOpen}
      className="w-80 p-3"
      render={<Base.Button aria-pressed={href !== null} />}
    >
      <LinkForm href={href ?? ""} onApply={applyLink} />
    </Popover>
  );
}

const EXAMPLE = "https://example.com";

function LinkForm({ href, onApply }: { href: string; onApply: (to: string | null) => void }) {
  const t = useTranslations("text.link");
  const actions = useTranslations("ui.actions");
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState("");

  function apply(event: React.FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const to = hrefOf(typed);
    if (to === null) setError(t("invalid"));
    else onApply(to);
  }

  return (
    <form onSubmit={apply} noValidate className="flex flex-col gap-3">
      <TextField
        name="href"
        label={t("address")}
        dir="ltr"
        placeholder={EXAMPLE}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error || undefined}
      />
      <div className="flex justify-end gap-2">
        {href !== "" && (
          <Button kind="quiet" size="small" onClick={() => onApply(null)}>
            {t("remove")}
          </Button>
        )}
        <Button kind="primary" size="small" type="submit">
          {actions("apply")}
        </Button>
      </div>
    </form>
  );
}
