-- The list of kinds stands once, in the code; activity is stored in the same way.
ALTER TABLE "notification" ALTER COLUMN "kind" TYPE VARCHAR(60) USING "kind"::text;
ALTER TABLE "mail_event" ALTER COLUMN "kind" TYPE VARCHAR(60) USING "kind"::text;
DROP TYPE "notification_kind";
