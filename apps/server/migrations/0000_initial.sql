CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_fingerprint" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"actor_id" uuid NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protection_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" smallint NOT NULL,
	"right_holder_name" text,
	"subject" text NOT NULL,
	"request_text" text NOT NULL,
	"details" jsonb NOT NULL,
	"supporting_documents" jsonb NOT NULL,
	"id_number_sealed" text,
	"contact_name" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"contact_phone_fingerprint" text NOT NULL,
	"contact_email_sealed" text,
	"full_plan_name" text,
	"full_plan_phone_sealed" text,
	"acceptance_remark" text,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "protection_request_business_number_unique" UNIQUE("business_number"),
	CONSTRAINT "protection_request_state" CHECK ("protection_request"."state" in (1, 2, 3, 4)),
	CONSTRAINT "protection_request_type" CHECK ("protection_request"."business_type" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "request_step" ADD CONSTRAINT "request_step_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counter_window_ends" ON "rate_counter" USING btree ("window_ends");--> statement-breakpoint
CREATE UNIQUE INDEX "request_step_order" ON "request_step" USING btree ("request_id","version");--> statement-breakpoint
CREATE INDEX "protection_request_owner" ON "protection_request" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_queue" ON "protection_request" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_created" ON "protection_request" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_phone" ON "protection_request" USING btree ("contact_phone_fingerprint");