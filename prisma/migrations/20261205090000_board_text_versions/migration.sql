-- When the texts of a board changed, to the millisecond: who has read the board can tell whether they changed since.
ALTER TABLE "board" ADD COLUMN "title_changed_at" TIMESTAMPTZ(3), ADD COLUMN "description_changed_at" TIMESTAMPTZ(3);
