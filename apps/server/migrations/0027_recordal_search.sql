DROP INDEX "recordal_holder";--> statement-breakpoint
ALTER TABLE "recordal" ALTER COLUMN "grams" SET DATA TYPE integer[] USING '{}'::integer[];--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_right_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_holder_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_country_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_registration_number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_record_number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "folded_goods_classes" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "sounds" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recordal" ADD COLUMN "place" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "recordal_place" ON "recordal" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "recordal_of_import" ON "recordal" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "recordal_holder" ON "recordal" USING btree ("folded_holder_name");