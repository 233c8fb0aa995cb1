-- Rows of a trial before this are found again once a list that names them is imported: what the index needs of them is derived then.
DROP INDEX "recordal_holder";--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "grams" SET DATA TYPE integer[] USING '{}'::integer[];--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_right_name" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_holder_name" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_country_name" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_registration_number" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_record_number" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_goods_classes" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "sounds" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "place" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_right_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_holder_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_country_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_registration_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_record_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "folded_goods_classes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "sounds" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "place" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "recordal_place" ON "recordal" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "recordal_of_import" ON "recordal" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "recordal_holder" ON "recordal" USING btree ("folded_holder_name");