CREATE TABLE "course_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"online_link" text NOT NULL,
	"seats" integer NOT NULL,
	"sign_up_until" timestamp (3) with time zone,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"taken_seats" integer DEFAULT 0 NOT NULL,
	"waiting_sign_ups" integer DEFAULT 0 NOT NULL,
	"last_place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_seats" CHECK ("course"."taken_seats" between 0 and "course"."seats"),
	CONSTRAINT "course_waiting" CHECK ("course"."waiting_sign_ups" >= 0),
	CONSTRAINT "course_times" CHECK ("course"."ends_at" > "course"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "course_enrolment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"people" integer NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	CONSTRAINT "course_enrolment_people" CHECK ("course_enrolment"."people" > 0)
);
--> statement-breakpoint
CREATE TABLE "course_sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"address" text NOT NULL,
	"export_regions" text NOT NULL,
	"industry" text NOT NULL,
	"people" integer NOT NULL,
	"contact_name_sealed" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"contact_phone_fingerprint" text NOT NULL,
	"contact_job" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_enrolment" ADD CONSTRAINT "course_enrolment_sign_up_id_course_sign_up_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."course_sign_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolment" ADD CONSTRAINT "course_enrolment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_history_course" ON "course_history" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_starts" ON "course" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrolment_place" ON "course_enrolment" USING btree ("course_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrolment_once" ON "course_enrolment" USING btree ("course_id","owner_id") WHERE "course_enrolment"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "course_enrolment_waiting" ON "course_enrolment" USING btree ("course_id","place") WHERE "course_enrolment"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "course_enrolment_owner" ON "course_enrolment" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER course_history_append_only BEFORE UPDATE OR DELETE ON course_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER course_history_no_truncate BEFORE TRUNCATE ON course_history EXECUTE FUNCTION refuse_change();
