ALTER TABLE "recordal_import" ADD COLUMN "sample" jsonb;
--> statement-breakpoint
-- The column recordal.import_id and the table recordal_import ask for one name of their rule; PostgreSQL from 18 on gives it
-- to whoever came first. Built at once the table comes first, so here too.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'recordal_import_id_not_null1' AND conrelid = 'recordal_import'::regclass) THEN
    ALTER TABLE recordal RENAME CONSTRAINT recordal_import_id_not_null TO recordal_import_id_not_null2;
    ALTER TABLE recordal_import RENAME CONSTRAINT recordal_import_id_not_null1 TO recordal_import_id_not_null;
    ALTER TABLE recordal RENAME CONSTRAINT recordal_import_id_not_null2 TO recordal_import_id_not_null1;
  END IF;
END
$$;
