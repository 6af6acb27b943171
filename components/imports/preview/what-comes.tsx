"use client";
import type { PreviewJson } from "@/components/imports/import-data";
import { PreviewNotes } from "@/components/imports/notes";
import { Contents } from "@/components/imports/preview/contents";
import { PreviewPeople } from "@/components/imports/preview/preview-people";

export const WhatComes = ({ preview }: { preview: PreviewJson }) => (
  <>
    <Contents preview={preview} />
    <PreviewPeople people={preview.people} />
    <PreviewNotes notes={preview.notes} more={preview.more_notes} />
  </>
);
