"use client";
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
      label={href === null ? "Link" : "Change link"}
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

function LinkForm({ href, onApply }: { href: string; onApply: (to: string | null) => void }) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState("");

  function apply(event: React.FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const to = hrefOf(typed);
    if (to === null) setError("Type a web or mail address.");
    else onApply(to);
  }

  return (
    <form onSubmit={apply} noValidate className="flex flex-col gap-3">
      <TextField
        name="href"
        label="Address"
        dir="ltr"
        placeholder="https://example.com"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error || undefined}
      />
      <div className="flex justify-end gap-2">
        {href !== "" && (
          <Button kind="quiet" size="small" onClick={() => onApply(null)}>
            Remove link
          </Button>
        )}
        <Button kind="primary" size="small" type="submit">
          Apply
        </Button>
      </div>
    </form>
  );
}
