"use client";
import { PreviewNotes } from "@/components/imports/notes";
import { Contents } from "@/components/imports/preview/contents";
import { PreviewPeople } from "@/components/imports/preview/preview-people";

export const WhatComes = ({ preview, children }: React.ComponentProps<typeof Contents>) => (
  <>
    <Contents preview={preview}>{children}</Contents>
    <PreviewPeople people={preview.people} />
    <PreviewNotes notes={preview.notes} more={preview.more_notes} />
  </>
);
