-- The address of a photo says that it is none of initials.
UPDATE "user" SET "photo_key" = left("photo_key", 32) || '.webp' WHERE "photo_file" IS NOT NULL AND "photo_key" NOT LIKE '%.webp';
