ALTER TABLE "file" ADD COLUMN "copy_of_sha256" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "copy_of_size" integer;