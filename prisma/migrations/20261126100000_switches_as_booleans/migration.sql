-- The switches of the general settings are booleans, no words.
UPDATE "setting"
SET "value" = "value" || (
  SELECT coalesce(jsonb_object_agg(switch, "value" ->> switch = 'yes'), '{}')
  FROM unnest(ARRAY['daily_reminder_enabled', 'allow_members_to_create_boards']) AS switch
  WHERE "value" ? switch
)
WHERE "key" = 'general';
