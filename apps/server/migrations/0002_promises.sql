CREATE TABLE "promise_fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promise_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"level" smallint,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "promise_setting" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promise_setting_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shifts" jsonb NOT NULL,
	"acceptance_hours" integer NOT NULL,
	"completion_days" integer NOT NULL,
	"completion_by_service" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_ref" text NOT NULL,
	"shifts" jsonb NOT NULL,
	"duration_ms" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"half_at" timestamp (3) with time zone NOT NULL,
	"late_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paused_since" timestamp (3) with time zone,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"first_answer_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"broken_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"taken_ms" bigint,
	"level" smallint DEFAULT 0 NOT NULL,
	"next_level_at" timestamp (3) with time zone,
	CONSTRAINT "promise_level" CHECK ("promise"."level" in (0, 50, 80, 100))
);
--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "full_plan_called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promise_fact" ADD CONSTRAINT "promise_fact_promise_id_promise_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promise_fact_promise" ON "promise_fact" USING btree ("promise_id","at");--> statement-breakpoint
CREATE INDEX "promise_subject" ON "promise" USING btree ("subject_ref","subject_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "promise_open" ON "promise" USING btree ("subject_kind","subject_ref","kind") WHERE "promise"."kept_at" is null and "promise"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "promise_next_level" ON "promise" USING btree ("next_level_at") WHERE "promise"."next_level_at" is not null;--> statement-breakpoint
CREATE INDEX "promise_decided" ON "promise" USING btree (coalesce("broken_at", "kept_at")) WHERE "promise"."broken_at" is not null or "promise"."kept_at" is not null;--> statement-breakpoint
CREATE TRIGGER promise_fact_append_only BEFORE UPDATE OR DELETE ON promise_fact FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promise_fact_no_truncate BEFORE TRUNCATE ON promise_fact EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promise_setting_append_only BEFORE UPDATE OR DELETE ON promise_setting FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER promise_setting_no_truncate BEFORE TRUNCATE ON promise_setting EXECUTE FUNCTION refuse_change();
