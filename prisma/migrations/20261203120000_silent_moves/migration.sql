-- A move to another storage changes where a comment's image and its thumbnail are, and nothing that anybody sees.
DROP TRIGGER "comment_image_updated_live" ON "attachment";
CREATE TRIGGER "comment_image_updated_live" AFTER UPDATE OF "comment_id", "thumbnail_path" ON "attachment" FOR EACH ROW
  WHEN (NEW.comment_id IS NOT NULL AND (OLD.comment_id, OLD.thumbnail_path) IS DISTINCT FROM (NEW.comment_id, NEW.thumbnail_path)
    AND (OLD.comment_id IS DISTINCT FROM NEW.comment_id OR OLD.driver IS NOT DISTINCT FROM NEW.driver)) EXECUTE FUNCTION tell_live_comment_image();
