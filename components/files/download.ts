"use client";
import { AJAX, ApiError, freshNonce, sendForm } from "@/lib/api";

export type FormFields = readonly (readonly [name: string, value: string])[];

/** Of the latest download. It outlives the dialog, because removing it would end a download that has not begun. */
let frame: HTMLIFrameElement | null = null;

/**
 * Sends a form of which the browser saves the answer, so that files of any size never pass through the page's memory.
 * It goes to a hidden frame, which shows a refusal instead of saving it. `onRefused` gets its reason.
 *
 * @throws ApiError when the server can't be reached or the person is signed out
 */
export async function startDownload(fields: FormFields, onRefused: (error: unknown) => void): Promise<void> {
  const all = [...fields, ["_wpnonce", await freshNonce()] as const];
  frame?.remove();
  const target = newFrame();
  frame = target;
  target.addEventListener("load", () => {
    if (frame === target && !isBlank(target)) void reasonOf(all).then(onRefused);
  });
  submit(all, target.name);
}

function newFrame(): HTMLIFrameElement {
  const created = document.createElement("iframe");
  created.name = `download ${crypto.randomUUID()}`;
  created.hidden = true;
  document.body.append(created);
  return created;
}

/** Before the form is sent. An error page of the browser can't be read. */
function isBlank({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.URL === "about:blank";
}

function submit(fields: FormFields, target: string) {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: AJAX, target, hidden: true });
  form.append(...fields.map(hiddenInput));
  document.body.append(form);
  form.submit();
  form.remove();
}

const hiddenInput = ([name, value]: FormFields[number]) =>
  Object.assign(document.createElement("input"), { type: "hidden", name, value });

/** Sends the same form once more to read the refusal. */
async function reasonOf(fields: FormFields): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  try {
    await sendForm(form);
    return new ApiError(500, "download_failed", "");
  } catch (error) {
    return error;
  }
}
