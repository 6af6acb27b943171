-- Whoever looks at a board hears of its custom fields: they are part of the board.
CREATE TRIGGER "custom_field_inserted_live" AFTER INSERT ON "custom_field" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('board');
CREATE TRIGGER "custom_field_updated_live" AFTER UPDATE ON "custom_field" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('board');
CREATE TRIGGER "custom_field_deleted_live" AFTER DELETE ON "custom_field" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('board');

-- Two fields of a board still never share a place. Looked at when a statement ends, as with stages, so that one can be put between others with one write a row.
DROP INDEX "custom_field_place_key";
ALTER TABLE "custom_field" ADD CONSTRAINT "custom_field_place_key" EXCLUDE USING btree ("board_id" WITH =, "position" WITH =) DEFERRABLE;
