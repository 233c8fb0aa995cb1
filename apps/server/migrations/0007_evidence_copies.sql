ALTER TABLE "evidence_original" ADD COLUMN "copy_of_sha256" text;--> statement-breakpoint
ALTER TABLE "evidence_original" ADD COLUMN "copy_of_byte_size" integer;