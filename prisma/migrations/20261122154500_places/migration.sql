-- Two things still never share a place in their list. Looked at when a statement ends instead of after each of its rows,
-- so that a list can be numbered anew with one write a row.
DROP INDEX "stage_place_key";
ALTER TABLE "stage" ADD CONSTRAINT "stage_place_key" EXCLUDE USING btree ("board_id" WITH =, "position" WITH =) WHERE ("archived_at" IS NULL) DEFERRABLE;
DROP INDEX "task_place_key";
ALTER TABLE "task" ADD CONSTRAINT "task_place_key" EXCLUDE USING btree ("stage_id" WITH =, "position" WITH =) WHERE ("archived_at" IS NULL AND "parent_id" IS NULL) DEFERRABLE;
