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
CREATE TABLE "account_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"address" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "account_setting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"login_style" integer NOT NULL,
	"password_change_forbidden" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_minutes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"user_type" text NOT NULL,
	"status" text NOT NULL,
	"approval_state" text NOT NULL,
	"parent_id" text,
	"roles" text[] NOT NULL,
	"company_name" text,
	"phone_sealed" text,
	"phone_fingerprint" text,
	"email_sealed" text,
	"email_fingerprint" text,
	"id_card_sealed" text,
	"id_card_fingerprint" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "user_account_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone,
	"attached_kind" text,
	"attached_ref" text,
	CONSTRAINT "file_storage_key_unique" UNIQUE("storage_key")
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
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_step" ADD CONSTRAINT "request_step_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counter_window_ends" ON "rate_counter" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "account_event_user" ON "account_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_event_at" ON "account_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failure_subject" ON "login_failure" USING btree ("subject","failed_at");--> statement-breakpoint
CREATE INDEX "login_failure_failed_at" ON "login_failure" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_device_last_used" ON "known_device" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_account_phone" ON "user_account" USING btree ("phone_fingerprint");--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree ("email_fingerprint");--> statement-breakpoint
CREATE INDEX "user_account_created_at" ON "user_account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_owner_created_at" ON "file" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "file_unattached" ON "file" USING btree ("created_at") WHERE "file"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "file_attached" ON "file" USING btree ("attached_kind","attached_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "request_step_order" ON "request_step" USING btree ("request_id","version");--> statement-breakpoint
CREATE INDEX "protection_request_owner" ON "protection_request" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_queue" ON "protection_request" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_created" ON "protection_request" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_phone" ON "protection_request" USING btree ("contact_phone_fingerprint");