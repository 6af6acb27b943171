-- The number of ideas and comments that wait for a moderator is live on open boards.
CREATE TRIGGER "submission_inserted_live" AFTER INSERT ON "submission" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('submissions');
CREATE TRIGGER "submission_updated_live" AFTER UPDATE ON "submission" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('submissions');
CREATE TRIGGER "submission_deleted_live" AFTER DELETE ON "submission" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('submissions');
